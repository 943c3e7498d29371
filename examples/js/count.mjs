// Counts the solutions of a puzzle with 20 clues and prints the first in lexicographic order.
//
// Prints: 502260 solutions
import { loadShudu } from '../../bindings/js/src/index.js'; // in a project of your own: from 'shudu'

const shudu = await loadShudu();
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6...........................';
console.log(`${shudu.count(puzzle)} solutions`);
console.log(shudu.solutions(puzzle, { limit: 1 }).solutions[0]);
