// The answers of the npm package.
//
//   answers.mjs many LIMIT simd|scalar          reads lines of 81 characters; writes the number of solutions up to LIMIT and one
//   answers.mjs ask simd|scalar [variants]      reads lines "QUESTION<tab>OPTIONS<tab>TEXT", with \n in the text for the end of a
//                                               line; writes the status and the answer of the module
import { readFileSync, writeSync } from 'node:fs';
import { Instance } from '../../bindings/js/src/instance.js';
import { compile } from '../../bindings/js/src/load.js';
import { loadSolver } from '../../bindings/js/src/solve.js';

const lines = readFileSync(0, 'utf8').split('\n').slice(0, -1);
const [mode, ...rest] = process.argv.slice(2);
const codes = ['ok', 'bad_input', 'bad_option', 'cancelled', 'no_memory', 'not_in_module'];

if (mode === 'many') {
  const solver = await loadSolver({ simd: rest[1] === 'simd' });
  const portion = 10_000;
  for (let from = 0; from < lines.length; from += portion) {
    const solved = solver.solveMany(lines.slice(from, from + portion), { limit: Number(rest[0]) });
    writeSync(1, solved.map(({ solutions, solution }) => `${solutions} ${solution ?? '0'.repeat(81)}\n`).join(''));
  }
} else {
  const module = await compile({ simd: rest[0] === 'simd', variants: rest[1] === 'variants' });
  let instance = new Instance(module);
  const said = lines.map((line) => {
    const [question, options, text] = line.split('\t');
    try {
      return `0 ${instance.ask(question, text.replaceAll('\\n', '\n'), options)}`;
    } catch ({ code, message, line: at, column }) {
      if (code === 'crashed') instance = new Instance(module);
      return `${codes.indexOf(code)} ${JSON.stringify({ error: message, line: at, column })}`;
    }
  });
  process.stdout.write(said.map((one) => `${one.trimEnd().replaceAll('\n', '\\n')}\n`).join(''));
}
