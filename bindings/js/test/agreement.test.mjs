// The modules must give the same answers as the program (tests/questions compares all questions). SHUDU_NATIVE is the folder of
// the program.
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
        const solution = Array.from(solutions.slice(i * 81, i * 81 + 81)).join('');
        assert.equal(Number(counts[i]) ? solution : undefined, JSON.parse(ask('solve', '', line)).solution);
        assert.equal(Number(counts[i]), JSON.parse(ask('count', 'limit=3', line)).solutions);
      });
    });
  });
}
