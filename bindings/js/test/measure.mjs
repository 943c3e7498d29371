// Measures the modules: node bindings/js/test/measure.mjs 17-CLUE-PUZZLES RATED-PUZZLES
//
// It solves 1,000 puzzles of the first file in one call, and asks for a hint at every point of the path of the first 50
// puzzles of the second file. Files have a puzzle in the first 81 characters of each line.
import { readFileSync } from 'node:fs';
import { loadShudu } from '../src/index.js';

const linesOf = (path) =>
  readFileSync(path, 'utf8').split('\n').map((line) => line.slice(0, 81)).filter((line) => /^[.0-9]{81}$/.test(line));
const ms = (n) => `${n.toFixed(1)} ms`;

const [many, rated] = process.argv.slice(2).map(linesOf);
for (const simd of [true, false]) {
  const begun = performance.now();
  const shudu = await loadShudu({ simd });
  console.log(shudu.target);
  console.log(`  loaded in ${ms(performance.now() - begun)}`);
  const times = [];
  for (let i = 0; i < 10; ++i) {
    const from = performance.now();
    shudu.solveMany(many.slice(0, 1000), { limit: 2 });
    times.push(performance.now() - from);
  }
  console.log(`  1,000 puzzles: ${ms(times[0])} at first, then ${ms(Math.min(...times))}`);
  const hints = [];
  for (const puzzle of rated.slice(0, 50)) {
    const path = shudu.path(puzzle, { languages: [] });
    const values = [...puzzle.replaceAll('0', '.')];
    for (const step of [null, ...path.steps.slice(0, -1)]) {
      for (const { cell, digit } of step?.placements ?? []) values[(cell[1] - 1) * 9 + (cell[3] - 1)] = String(digit);
      const from = performance.now();
      shudu.hint({ puzzle, values: values.join('') }, { languages: ['en', 'zh-Hans', 'zh-Hant'] });
      hints.push(performance.now() - from);
    }
  }
  hints.sort((a, b) => a - b);
  console.log(`  ${hints.length} hints: median ${ms(hints[hints.length >> 1])}, longest ${ms(hints.at(-1))}`);
}
