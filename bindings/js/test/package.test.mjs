// The packed package in an empty project: the examples of the README that Node can run print what they promise.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { agrees, examples, installInto, promised, run } from './packed.mjs';

const folder = mkdtempSync(join(tmpdir(), 'shudu-package-'));
after(() => rmSync(folder, { recursive: true }));
installInto(folder);
const inNode = [...examples()].filter(([name]) => /\.[cm]js$/.test(name));

test('there are examples for Node', () => assert.ok(inNode.length >= 5));
for (const [name, code] of inNode) {
  test(`README: ${name}`, () => {
    const expected = promised(code);
    const lines = run(folder, name, code);
    assert.ok(expected.length > 0 && lines.length === expected.length, lines.join('\n'));
    expected.forEach((text, i) => assert.ok(agrees(lines[i], text), `${lines[i]} is not ${text}`));
  });
}
