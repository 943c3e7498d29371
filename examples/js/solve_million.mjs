// Solves the puzzles of the standard input, one per line.
//
//   shudu generate puzzles 1000000 | node solve_million.mjs
//
// Prints: 12 puzzles, 12 with one solution
import { readFileSync } from 'node:fs';
import { loadShudu } from '../../bindings/js/src/index.js'; // in a project of your own: from 'shudu'

const shudu = await loadShudu();
const lines = readFileSync(0, 'utf8').trim().split('\n');
let unique = 0;
for (let i = 0; i < lines.length; i += 100_000) { // in portions, because each takes memory in the module
  for (const { solutions } of shudu.solveMany(lines.slice(i, i + 100_000), { limit: 2 })) unique += solutions === 1;
}
console.log(`${lines.length} puzzles, ${unique} with one solution`);
