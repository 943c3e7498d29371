// The answers of the npm package: reads lines of 81 characters, writes the number of solutions up to argument 1 and one of them.
import { readFileSync, writeSync } from 'node:fs';
import { loadSolver } from '../../bindings/js/src/solve.js';

const solver = await loadSolver(process.argv[3] === 'scalar' ? { simd: false } : {});
const puzzles = readFileSync(0, 'utf8').split('\n').filter((line) => line !== '');
const portion = 10_000;
for (let from = 0; from < puzzles.length; from += portion) {
  const solved = solver.solveMany(puzzles.slice(from, from + portion), { limit: Number(process.argv[2]) });
  writeSync(1, solved.map(({ solutions, solution }) => `${solutions} ${solution ?? '0'.repeat(81)}\n`).join(''));
}
