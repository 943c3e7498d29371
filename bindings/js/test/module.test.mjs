// The calls of the engine in this thread.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { cellIndex, cellName, houseCells, loadShudu, ShuduError } from '../src/index.js';
import { typesText } from './types_text.mjs';

const easy = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
const solution = '483921657967345821251876493548132976729564138136798245372689514814253769695417382';
let shudu;
before(async () => {
  shudu = await loadShudu();
});

test('cells and houses', () => {
  for (let i = 0; i < 81; ++i) assert.equal(cellIndex(cellName(i)), i);
  assert.deepEqual(houseCells('row 2'), [9, 10, 11, 12, 13, 14, 15, 16, 17]);
  assert.deepEqual(houseCells('column 3').slice(0, 3), [2, 11, 20]);
  assert.deepEqual(houseCells('box 6'), [33, 34, 35, 42, 43, 44, 51, 52, 53]);
});

test('version and target', () => {
  assert.match(shudu.version, /^\d+\.\d+\.\d+$/);
  assert.equal(shudu.target, 'wasm');
});

test('reads and writes', () => {
  const { puzzles, errors, truncated } = shudu.parse(`${easy}\nrubbish\n${easy}\n`);
  assert.deepEqual(puzzles.map(({ puzzle, line, format }) => [puzzle, line, format]), [[easy, 1, 'line'], [easy, 3, 'line']]);
  assert.deepEqual([errors.length, errors[0].line, errors[0].found, truncated], [1, 2, 'rubbish', false]);
  assert.equal(shudu.parse(`${easy}\n${easy}`, { limit: 1 }).truncated, true);
  assert.equal(shudu.convert([{ puzzle: easy }, easy], 'line'), `${easy}\n${easy}\n`);
  const notes = Array.from({ length: 81 }, (_, i) => (i === 0 ? '45' : ''));
  const game = { puzzle: easy, values: `4${easy.slice(1)}`, notes, title: '数独 "1"\n' };
  const [back] = shudu.parse(shudu.convert(game, 'json')).puzzles;
  assert.deepEqual([back.values, back.notes, back.title], [game.values, notes, game.title]);
  assert.ok(shudu.formats().some(({ id, writes }) => id === 'sdk' && writes));
  assert.throws(() => shudu.convert(easy, 'nonsense'), { code: 'bad_option' });
});

test('solves', () => {
  assert.deepEqual(shudu.solve(easy), { puzzle: easy, status: 'solved', solution });
  assert.equal(shudu.solve(`11${'.'.repeat(79)}`).status, 'invalid');
  assert.equal(shudu.solve('.'.repeat(81)).status, 'multiple solutions');
  assert.equal(shudu.solve('.'.repeat(81), { unique: false }).status, 'solved');
  assert.deepEqual(shudu.solveMany([easy, `11${'.'.repeat(79)}`]), [
    { solutions: 1, solution },
    { solutions: 0, solution: null },
  ]);
  assert.throws(() => shudu.solveMany(['12']), { code: 'bad_input' });
  assert.equal(shudu.count('.'.repeat(81), { limit: 5 }), 5);
  assert.equal(shudu.count(`1${'.'.repeat(80)}`), 741211528002341437440n);
  assert.equal(shudu.count('.'.repeat(81), { limit: 1_500_000 }), 1_500_000);
  assert.deepEqual(shudu.solutions(easy), { puzzle: easy, status: 'ok', solutions: [solution], complete: true });
  assert.equal(shudu.marks(easy)[0], '45');
  const several = easy.replace('8', '.').replace('7', '.');
  const all = shudu.solutions(several, { limit: 100_000 });
  assert.ok(all.complete && all.solutions.length > 1);
  const digitsAt = (cell) => [...new Set(all.solutions.map((line) => line[cell]))].sort().join('');
  assert.deepEqual(shudu.candidates(several).candidates, Array.from({ length: 81 }, (_, cell) => digitsAt(cell)));
});

test('bad input is rejected with its position', () => {
  assert.throws(() => shudu.solve(easy.slice(1)), (error) => {
    assert.ok(error instanceof ShuduError);
    assert.deepEqual([error.code, error.line, error.column], ['bad_input', 1, 81]);
    return true;
  });
});

test('long chains come in parts', () => {
  const hard = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
  const { steps } = shudu.path(hard, { outline: true });
  for (const step of steps) {
    assert.deepEqual(step.outline?.chains.map((chain) => chain.lines.length), step.chains?.map((chain) => chain.nodes.length));
  }
  const contradiction = steps.find((step) => step.clash);
  assert.match(contradiction.outline.summary, /Suppose r\dc\d is .* which is impossible/);
  assert.ok(contradiction.outline.summary.length < 300 && contradiction.words.length > 1000);
});

test('hints in three languages and at three depths, mistakes first', () => {
  const languages = ['en', 'zh-Hans', 'zh-Hant'];
  const hint = shudu.hint(easy);
  assert.equal(hint.status, 'step');
  assert.deepEqual(hint.step.placements, [{ cell: 'r2c2', digit: 6 }]);
  const words = languages.flatMap((language) => [1, 2, 3].map((depth) => shudu.hint(easy, { language, depth }).words));
  assert.equal(new Set(words).size, 9);
  assert.equal(hint.words, hint.step.words);
  const first = shudu.hint(easy, { depth: 1 });
  assert.deepEqual([first.family, first.technique, first.step], ['singles', undefined, undefined]);
  assert.deepEqual(hint.step.area, ['box 1']);
  assert.deepEqual([hint.step.legend.pattern, hint.step.outline], ['pattern', undefined]);
  const wrong = shudu.hint({ puzzle: easy, values: `5${easy.slice(1)}` });
  assert.deepEqual([wrong.status, wrong.wrong], ['wrong', [{ cell: 'r1c1', digit: 5 }]]);
  const notes = Array.from({ length: 81 }, (_, i) => (i === 0 ? '5' : ''));
  const missing = shudu.hint({ puzzle: easy, notes });
  assert.deepEqual([missing.status, missing.missing], ['missing', [{ cell: 'r1c1', digit: 4 }]]);
  assert.equal(shudu.hint({ puzzle: easy, notes }, { notes: false }).status, 'step');
});

test('paths can be replayed from their start', () => {
  const path = shudu.path(easy);
  assert.equal(path.solution, solution);
  const cells = [...path.start];
  for (const step of path.steps) {
    for (const { cell, digit } of step.placements ?? []) cells[cellIndex(cell)] = String(digit);
    for (const { cell, digit } of step.eliminations ?? []) {
      cells[cellIndex(cell)] = cells[cellIndex(cell)].replace(String(digit), '');
    }
  }
  assert.equal(cells.join(''), solution);
});

test('generates puzzles that match the constraints', () => {
  const made = shudu.generate({ count: 3, seed: 9, symmetry: 'rotate180', clues: [24, 30], level: 'easy' });
  assert.equal(made.complete, true);
  for (const { puzzle, solution: answer, level } of made.puzzles) {
    assert.deepEqual(shudu.solve(puzzle), { puzzle, status: 'solved', solution: answer });
    assert.equal(level, 'easy');
    const clues = [...puzzle].map((c) => c !== '.');
    assert.deepEqual(clues, [...clues].reverse());
    const n = clues.filter(Boolean).length;
    assert.ok(n >= 24 && n <= 30);
    assert.equal(shudu.rate(puzzle, { scale: 'hodoku' }).level, 'easy');
  }
  assert.notEqual(shudu.generate().puzzles[0].puzzle, shudu.generate().puzzles[0].puzzle);
});

test('traces in parts that fit together', () => {
  const whole = shudu.trace(easy, { algorithm: 'fewest_first' });
  assert.ok(whole.ended && whole.end === 'satisfied');
  const parts = [shudu.trace(easy, { algorithm: 'fewest_first', events: 10 }), shudu.trace(easy, { algorithm: 'fewest_first', start: 10 })];
  assert.deepEqual([...parts[0].events, ...parts[1].events], whole.events);
  const board = [...easy];
  for (const { kind, cell, digit } of parts[0].events) {
    if (kind === 'place' || kind === 'guess') board[cell] = String(digit);
    if (kind === 'remove') board[cell] = '.';
  }
  assert.equal(board.join(''), parts[1].start.board);
  const codes = Object.fromEntries(shudu.algorithms().map(({ id, code }) => [id, code]));
  for (const { line } of whole.events) assert.ok(codes.fewest_first[line - 1].en);
});

test('events have a sentence in the requested language', () => {
  const known = ['cell', 'digit', 'source', 'digits', 'house', 'technique'];
  for (const language of ['en', 'zh-Hans', 'zh-Hant']) {
    const { events, sentences, houses } = shudu.trace(easy, { algorithm: 'fewest_first', language });
    assert.deepEqual([...new Set(events.map(({ sentence }) => sentence))], sentences);
    assert.equal(new Set(houses).size, 27);
    for (const sentence of sentences) {
      assert.ok(sentence);
      for (const [, part] of sentence.matchAll(/\{(\w+)\}/g)) assert.ok(known.includes(part), sentence);
    }
  }
  assert.equal(shudu.trace(easy, { algorithm: 'fewest_first' }).houses[9], 'column 1');
});

test('the types list the names that the engine uses', () => {
  const types = typesText();
  const union = (start, after = '') => {
    const from = types.indexOf(start, types.indexOf(after)) + start.length;
    return types.slice(from, types.indexOf(';', from)).match(/"[^"]*"/g).map((name) => name.slice(1, -1));
  };
  const { kinds, reasons } = shudu.trace(easy, { algorithm: 'logic' });
  assert.deepEqual(union('  kind:', 'export interface TraceEvent'), kinds);
  assert.deepEqual(union('  reason:\n'), reasons);
  const levels = new Set(shudu.techniques().flatMap(({ level }) => level ?? []));
  assert.deepEqual(new Set(union('export type Level =')), levels);
});

test('options out of range are refused', () => {
  const refused = { code: 'bad_option' };
  for (const limit of [0, -1, 1.5, 2 ** 64]) {
    assert.throws(() => shudu.solveMany([easy], { limit }), refused);
    assert.throws(() => shudu.count(easy, { limit }), refused);
    assert.throws(() => shudu.solutions(easy, { limit }), refused);
  }
  assert.throws(() => shudu.generate({ clues: [24.5, 30] }), refused);
  assert.throws(() => shudu.generate({ rating: [2.25, 3] }), refused);
  assert.throws(() => shudu.generate({ count: 0 }), refused);
  assert.throws(() => shudu.hint(easy, { techniques: '' }), { code: 'bad_option', message: /the value is empty/ });
  assert.equal(shudu.generate({ clues: [17, 17], attempts: 100, seed: 1 }).attempts, 100);
});

test('long work can be stopped', () => {
  const asked = [];
  const stop = (done, count) => asked.push([done, count]) < 2;
  assert.throws(() => shudu.count('.'.repeat(81), {}, stop), { code: 'cancelled', name: 'AbortError' });
  assert.equal(asked.length, 2);
  assert.deepEqual(shudu.solve(easy), { puzzle: easy, status: 'solved', solution });
});

test('hostile input never crashes the engine', () => {
  const texts = ['', '\0', '{'.repeat(5000), '['.repeat(100000), '{"puzzle":1}', '<opensudoku>', '9'.repeat(1 << 20),
    `${'1'.repeat(81)}`, 'https://example.org/?load=%%%', '\ufffd\ud800', '[[1,2],[3]]', '\n'.repeat(100000)];
  for (const text of texts) {
    shudu.parse(text);
    for (const question of ['solve', 'check', 'hint', 'rate', 'path']) {
      try {
        shudu[question](text);
      } catch (error) {
        assert.equal(error.code, 'bad_input', `${question} of ${text.slice(0, 20)}: ${error.message}`);
      }
    }
  }
});

test('exercises', () => {
  const found = shudu.exercise(easy, { technique: 'hidden_single', limit: 2, languages: ['zh-Hans'] });
  assert.deepEqual([found.status, found.puzzle, found.steps.length], ['exercise', easy, 2]);
  assert.equal(found.steps[0].technique, 'hidden_single');
  assert.equal(found.candidates.length, 81);
  assert.deepEqual(shudu.exercise(easy, { technique: 'x_wing' }), { puzzle: easy, status: 'none' });
  assert.throws(() => shudu.exercise(easy, { technique: 'fish' }), { code: 'bad_option' });
});

test('symmetry, grids by number, random solutions', () => {
  const { status, kind, form } = shudu.canon(easy);
  assert.deepEqual([status, kind], ['ok', 'unique']);
  assert.equal(shudu.canon(form).form, form);
  assert.equal(shudu.same(easy, form).status, 'same');
  assert.equal(shudu.same(easy, solution).status, 'different');
  const last = 6670903752021072936959n;
  const grid = shudu.grid(last);
  assert.equal(shudu.index(grid).index, last);
  assert.equal(shudu.index(shudu.grid(7)).index, 7n);
  assert.equal(shudu.index(easy).status, 'incomplete');
  assert.throws(() => shudu.grid(last + 1n), { code: 'bad_option' });
  assert.deepEqual(shudu.sample(easy, { count: 2 }), { puzzle: easy, status: 'ok', solutions: [solution, solution], uniform: true });
  assert.deepEqual(shudu.sample('.'.repeat(81), { seed: 3 }), shudu.sample('.'.repeat(81), { seed: 3 }));
});
