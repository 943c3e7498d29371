// The names in the types are those of the engine.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { loadShudu } from '../src/index.js';
import { typesText } from './types_text.mjs';

const types = typesText();
const union = (name) => [...new RegExp(`export type ${name} =([^;]*);`).exec(types)[1].matchAll(/"(\w+)"/g)].map(([, id]) => id);
const idsOf = (terms) => terms.map(({ id }) => id);

let shudu;
before(async () => {
  shudu = await loadShudu();
});

test('levels and roles', () => {
  const { levels, roles } = shudu.terms();
  assert.deepEqual(union('Level'), idsOf(levels));
  assert.deepEqual(union('Role'), idsOf(roles));
});

test('terms have a name in the language that is asked for', () => {
  const english = shudu.terms(), chinese = shudu.terms({ language: 'zh-Hans' });
  for (const kind of ['levels', 'roles']) {
    english[kind].forEach(({ id, name }, i) => {
      assert.ok(name && chinese[kind][i].name, id);
      assert.equal(chinese[kind][i].id, id);
      assert.notEqual(chinese[kind][i].name, name);
    });
  }
});
