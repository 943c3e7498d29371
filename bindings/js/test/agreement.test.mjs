// The modules must give the same replies as the library, byte for byte. SHUDU_NATIVE is the folder of its programs.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { before, describe, test } from 'node:test';
import { Instance } from '../src/instance.js';
import { compile } from '../src/load.js';

const native = process.env.SHUDU_NATIVE ?? fileURLToPath(new URL('../../../build/dev', import.meta.url));
const corpus = readFileSync(new URL('corpus.txt', import.meta.url), 'utf8').trimEnd().split('\n');
// Puzzles that no technique solves take minutes, because all techniques are tried. The first twenty are solved by logic.
const puzzles = [...corpus.slice(0, 20), ...corpus.slice(-6).filter((line) => !line.startsWith('8....'))];

const linesOf = (text) => text.trimEnd().split('\n');
const run = (program, args, lines) =>
  linesOf(execFileSync(`${native}/${program}`, args, { input: `${lines.join('\n')}\n`, encoding: 'utf8', maxBuffer: 1 << 28 }));
// The program exits with status 1 when an answer is negative.
function cli(args, lines) {
  try {
    return run('shudu', args, lines);
  } catch (error) {
    if (error.status !== 1) throw error;
    return linesOf(error.stdout);
  }
}

const asked = [
  ['parse', '', corpus],
  ['solve', '', corpus],
  ['solve', 'unique=yes', corpus],
  ['solutions', 'limit=20', corpus],
  ['count', 'limit=1000', corpus],
  ['check', '', corpus],
  ['marks', 'notes=yes', corpus],
  ['hint', 'language=zh-Hans', puzzles],
  ['steps', 'language=zh-Hant techniques=singles,intersections,subsets,wings,coloring limit=200', puzzles],
  ['path', 'language=zh-Hans', puzzles],
  ['path', 'scale=explainer uniqueness=no', puzzles.slice(0, 12)],
  ['rate', 'scale=all', puzzles],
  ['trace', 'algorithm=dancing_links events=200 start=50', puzzles.slice(0, 6)],
  ['trace', 'algorithm=logic events=200', puzzles.slice(0, 6)],
  ['generate', 'count=20 seed=42', ['']],
  ['generate', 'count=3 seed=5 symmetry=rotate180 level=hard', ['']],
  ['generate', 'count=2 seed=6 clues=22-24 rating=4.0-7.1', ['']],
  ['generate', 'count=2 seed=6 minutes=5-8', ['']],
  ['canon', '', corpus],
  ['grid', 'index=12345678901234567890', ['']],
  ['index', '', corpus],
  ['sample', 'count=3 seed=7', corpus.filter((line) => /^[.0-9]{81}$/.test(line))],
  ['techniques', '', ['']],
  ['algorithms', '', ['']],
  ['formats', '', ['']],
];

for (const simd of [true, false]) {
  describe(simd ? 'with SIMD' : 'without SIMD', () => {
    let instance;
    const ask = (question, options, text) => {
      try {
        return instance.ask(question, text, options);
      } catch (error) {
        const { message, line, column } = error;
        return JSON.stringify({ error: message, line, column });
      }
    };
    before(async () => {
      instance = new Instance(await compile({ simd }));
    });

    for (const [question, options, texts] of asked) {
      test(`${question} ${options}`, () => {
        const expected = run('tests/capi_ask', [question, options], texts);
        assert.equal(expected.length, texts.length);
        texts.forEach((text, i) => assert.equal(ask(question, options, text), expected[i], text));
      });
    }

    test('as the program: solutions, ratings, explanations', () => {
      const good = puzzles.filter((line) => /^[.1-9]{81}$/.test(line));
      const solved = cli(['solve', '-'], good);
      // The program also says where it read the puzzle.
      const rated = cli(['rate', '--json', '--scale', 'all', '-'], good).map((line) => line.replace(/^{"file":"stdin","line":\d+,/, '{'));
      const explained = cli(['explain', '--json', '--lang', 'zh-Hant', '-'], good).map((line) => JSON.parse(line));
      good.forEach((puzzle, i) => {
        const { solution } = JSON.parse(ask('solve', '', puzzle));
        assert.equal(solution ?? (solved[i].startsWith('invalid') ? solved[i] : 'no solution'), solved[i]);
        assert.equal(ask('rate', 'scale=all', puzzle), rated[i]);
        const path = JSON.parse(ask('path', 'language=zh-Hant', puzzle));
        assert.deepEqual([path.status, path.steps ?? []], [explained[i].status, explained[i].steps ?? []]);
      });
    });

    test('many at once', () => {
      const lines = corpus.filter((line) => /^[.1-9]{81}$/.test(line));
      const many = Array.from({ length: 500 }, (_, i) => lines[i % lines.length]);
      const grids = Uint8Array.from(many.join(''), (c) => (c === '.' ? 0 : Number(c)));
      const { solutions, counts } = instance.solveMany(grids, 3);
      many.forEach((line, i) => {
        const one = JSON.parse(ask('solve', 'limit=3', line));
        const solution = Array.from(solutions.slice(i * 81, i * 81 + 81)).join('');
        assert.deepEqual([Number(counts[i]), Number(counts[i]) ? solution : null], [one.solutions, one.solution]);
      });
    });
  });
}
