// Solves a puzzle by logic and describes each step.
//
// Prints: solved: 483921657967345821251876493548132976729564138136798245372689514814253769695417382
import { loadShudu } from '../../bindings/js/src/index.js'; // in a project of your own: from 'shudu'

const shudu = await loadShudu();
const path = shudu.path('..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..');
for (const step of path.steps) console.log(step.words);
console.log(`${path.status}: ${path.solution}`);
