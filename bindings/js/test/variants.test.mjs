// The module with variants: the calls of the binding. tests/questions compares its answers with the library's.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { createEngine, loadShudu } from '../src/index.js';

const easy = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
const thermo = '.Shape~4x4.~R1C1_1~R2C3_2~R3C3_4.Thermo~R4C1~R3C1~R2C1';

describe('the calls', () => {
  let shudu;
  before(async () => {
    shudu = await loadShudu({ variants: true });
  });

  test('solves and describes', () => {
    assert.deepEqual(shudu.solve(thermo), { puzzle: thermo, status: 'solved', rules: ['thermometer'], solution: '1234432131422413' });
    assert.equal(shudu.solve(easy).status, 'solved');
    const { rows, values, givens, meanings, clues, drawing } = shudu.variant(thermo, { language: 'zh-Hans' });
    assert.deepEqual([rows, values, givens, clues.length], [4, '1234', '1.....2...4.....', 1]);
    assert.equal(meanings[0].name, '温度计');
    assert.ok(drawing.elements.startsWith('<path') && drawing.margin > 0);
    assert.ok(shudu.rules().length >= 70);
  });
  test('names what breaks a rule', () => {
    const { conflicts, solved } = shudu.conflicts(thermo, { values: '....3.......4...' });
    assert.deepEqual(conflicts, [{ rule: 'thermometer', clue: 0, cells: ['r4c1'] }]);
    assert.equal(solved, false);
    assert.equal(shudu.conflicts(thermo, { values: '1234432131422413' }).solved, true);
    assert.equal(shudu.candidates(thermo).candidates[1], '2');
  });
  test('writes other formats', () => {
    assert.match(shudu.convert(thermo, 'fpuzzles'), /f-puzzles/);
    assert.equal(shudu.parse(shudu.convert(thermo, 'json')).variants[0].puzzle, thermo);
  });
  test('each module says what it lacks', async () => {
    assert.throws(() => shudu.hint(easy), { code: 'not_in_module' });
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
