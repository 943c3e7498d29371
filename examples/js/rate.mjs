// Rates a puzzle on the scales of Sudoku Explainer and HoDoKu.
//
// Prints: Sudoku Explainer: 7.2, hardest technique forcing_chain
import { loadShudu } from '../../bindings/js/src/index.js'; // in a project of your own: from 'shudu'

const shudu = await loadShudu();
const rating = shudu.rate('.6....2.89..1...5...5........4.597.....2.86........98...6..2..1.728....6....4.8..');
console.log(`Sudoku Explainer: ${rating.er}, hardest technique ${rating.hardest}`);
console.log(`HoDoKu: ${rating.level}, score ${rating.score}`);
