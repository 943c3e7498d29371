// Generates three puzzles with rotational symmetry that HoDoKu calls hard.
//
// Prints: 64.97...37...1......8...6.748....35...........51....781.4...8......5...95...91.34
import { loadShudu } from '../../bindings/js/src/index.js'; // in a project of your own: from 'shudu'

const shudu = await loadShudu();
const { puzzles } = shudu.generate({ count: 3, seed: 7, symmetry: 'rotate180', level: 'hard' });
for (const { puzzle } of puzzles) console.log(puzzle);
