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

test('terms have a name in every language of the engine', () => {
  const languages = Object.keys(shudu.techniques()[0].name);
  assert.ok(languages.includes('en') && languages.length > 1);
  const { levels, roles } = shudu.terms();
  for (const { id, name } of [...levels, ...roles]) {
    assert.deepEqual(Object.keys(name), languages, id);
    for (const language of languages) assert.ok(name[language], `${id} in ${language}`);
  }
});
