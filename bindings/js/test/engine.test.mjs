// The engine in workers.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createEngine } from '../src/index.js';

const easy = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
const blank = '.'.repeat(81);
const endlessly = ['12345678', ...Array(80).fill('123456789')].join(' '); // its solutions are counted one by one
let engine;
before(async () => {
  engine = await createEngine();
});
after(() => engine.close());

test('answers as the module does', async () => {
  assert.equal((await engine.solve(easy)).status, 'solved');
  assert.equal((await engine.hint(easy)).status, 'step');
  assert.equal((await engine.techniques()).length > 100, true);
  await assert.rejects(engine.solve('x'), { code: 'bad_input', line: 1 });
});

test('questions that wait are answered in order', async () => {
  const order = [];
  await Promise.all([3, 1, 2].map((limit) => engine.count(blank, { limit }).then((n) => order.push(n))));
  assert.deepEqual(order, [3, 1, 2]);
});

test('an aborted question ends at once, the next is answered', async () => {
  const controller = new AbortController();
  const seen = [];
  const progress = (done, count) => {
    seen.push(count);
    controller.abort();
  };
  const endless = engine.count(endlessly, {}, { signal: controller.signal, progress });
  const next = engine.solve(easy);
  await assert.rejects(endless, { name: 'AbortError' });
  assert.equal((await next).status, 'solved');
  assert.ok(seen[0] > 0);
});

test('aborted before it began, or while it waits', async () => {
  await assert.rejects(engine.rate(easy, {}, { signal: AbortSignal.abort() }), { name: 'AbortError' });
  const first = new AbortController();
  const second = new AbortController();
  const running = engine.count(endlessly, {}, { signal: first.signal });
  const waiting = engine.rate(easy, {}, { signal: second.signal });
  second.abort(new Error('no longer wanted'));
  await assert.rejects(waiting, { message: 'no longer wanted' });
  first.abort();
  await assert.rejects(running, { name: 'AbortError' });
  assert.equal((await engine.rate(easy)).status, 'rated');
});

test('several workers work side by side', async () => {
  const two = await createEngine({ workers: 2 });
  const controller = new AbortController();
  const endless = two.count(endlessly, {}, { signal: controller.signal });
  assert.equal((await two.solve(easy)).status, 'solved'); // not behind the endless one
  controller.abort();
  await assert.rejects(endless);
  two.close();
  await assert.rejects(two.solve(easy), { code: 'cancelled' });
});

test('closing ends what is under way', async () => {
  const short = await createEngine();
  const endless = short.count(endlessly);
  const waiting = short.solve(easy);
  short.close();
  await assert.rejects(waiting, { code: 'cancelled' });
  await assert.rejects(endless, { code: 'cancelled' });
});
