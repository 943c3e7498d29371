// The module with variants: the same replies as the library, and the calls of the binding.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { before, describe, test } from 'node:test';
import { createEngine, loadShudu } from '../src/index.js';
import { Instance } from '../src/instance.js';
import { compile } from '../src/load.js';

const native = process.env.SHUDU_NATIVE ?? fileURLToPath(new URL('../../../build/dev', import.meta.url));
const easy = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
const thermo = '.Shape~4x4.~R1C1_1~R2C3_2~R3C3_4.Thermo~R4C1~R3C1~R2C1';
const texts = [
  thermo,
  easy,
  '.Shape~4x4.~R1C1_1.Cage~5~R1C2~R1C3',
  '.Shape~4x4.~R1C1_1~R1C2_1.AntiKnight',
  '.Shape~6x6.Diagonal~1.Diagonal~-1.~R1C1_1~R2C4_2~R3C3_4~R5C2_6~R6C5_3.WhiteDot~R1C2~R1C3.BlackDot~R4C4~R5C4',
  '.Nonsense~R1C1',
  'rubbish',
];
const asked = [
  ['parse', ''], ['solve', 'limit=3'], ['count', 'limit=100'], ['check', ''], ['candidates', 'solutions=yes'],
  ['variant', 'language=zh-Hant'], ['conflicts', ''], ['format', 'to=iss'], ['format', 'to=svg'],
];

for (const simd of [true, false]) {
  describe(simd ? 'variants with SIMD' : 'variants without SIMD', () => {
    let instance;
    before(async () => {
      instance = new Instance(await compile({ simd, variants: true }));
    });
    const ask = (question, options, text) => {
      try {
        return instance.ask(question, text, options).trimEnd();
      } catch ({ message, line, column }) {
        return JSON.stringify({ error: message, line, column });
      }
    };
    for (const [question, options] of asked) {
      test(`${question} ${options}`, () => {
        for (const text of texts) {
          const expected = execFileSync(`${native}/tests/capi_ask`, [question, options], { input: `${text}\n`, encoding: 'utf8' });
          assert.equal(ask(question, options, text), expected.trimEnd(), text);
        }
      });
    }
  });
}

describe('the calls', () => {
  let shudu;
  before(async () => {
    shudu = await loadShudu({ variants: true });
  });

  test('solves and describes', () => {
    assert.deepEqual(shudu.solve(thermo), { puzzle: thermo, status: 'solved', rules: ['thermometer'], solution: '1234432131422413' });
    assert.equal(shudu.solve(easy).status, 'solved');
    const { rows, values, givens, rules, clues, drawing } = shudu.variant(thermo, { language: 'zh-Hans' });
    assert.deepEqual([rows, values, givens, clues.length], [4, '1234', '1.....2...4.....', 1]);
    assert.equal(rules[0].name, '温度计');
    assert.ok(drawing.elements.startsWith('<path') && drawing.margin > 0);
    assert.ok(shudu.rules().length >= 70);
  });
  test('names what breaks a rule', () => {
    const { conflicts, solved } = shudu.conflicts(thermo, { values: '....3.......4...' });
    assert.deepEqual(conflicts, [{ rule: 'thermometer', clue: 0, cells: ['r4c1'] }]);
    assert.equal(solved, false);
    assert.equal(shudu.conflicts(thermo, { values: '1234432131422413' }).solved, true);
    assert.equal(shudu.candidates(thermo)[1], '2');
  });
  test('writes other formats', () => {
    assert.match(shudu.format(thermo, 'fpuzzles'), /f-puzzles/);
    assert.equal(shudu.parse(shudu.format(thermo, 'json')).variants[0].puzzle, thermo);
  });
  test('each module says what it lacks', async () => {
    assert.throws(() => shudu.hint(easy), { code: 'not_in_module' });
    assert.throws(() => shudu.solveMany([easy]), { code: 'not_in_module' });
    const classic = await loadShudu();
    assert.throws(() => classic.variant(thermo), { code: 'not_in_module' });
    assert.throws(() => classic.solve(thermo), { code: 'bad_input', message: /this module has no variants/ });
  });
  test('in a worker, and stopped', async () => {
    const engine = await createEngine({ variants: true });
    assert.equal((await engine.conflicts(thermo)).filled, false);
    const controller = new AbortController();
    const counted = engine.count('.Shape~16x16.AntiKnight', {}, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('enough')), 20);
    await assert.rejects(counted, /enough/);
    assert.equal((await engine.solve(thermo)).status, 'solved');
    engine.close();
  });
  test('hostile documents get an error', () => {
    for (const text of ['.Cage~', '.Shape~99x99', '.Cage~5~R77C1', '{"size":9,"grid":[[]]}', '{"size":1e9}']) {
      assert.throws(() => shudu.variant(text), { code: 'bad_input' }, text);
    }
  });
});
