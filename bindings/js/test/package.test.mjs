// The packed package in an empty project: the examples of the README that Node can run print what they promise.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { agrees, examples, installInto, promised, run } from './packed.mjs';

const folder = mkdtempSync(join(tmpdir(), 'shudu-package-'));
after(() => rmSync(folder, { recursive: true }));
installInto(folder);
const inNode = [...examples()].filter(([name]) => /\.[cm]js$/.test(name));

// TypeScript does not compare declarations with the code.
for (const [code, declarations] of [['index.js', 'types.d.ts'], ['solve.js', 'solve.d.ts']]) {
  test(`${declarations} declares what ${code} exports`, async () => {
    const source = new URL('../src/', import.meta.url);
    const text = readFileSync(new URL(declarations, source), 'utf8');
    const declared = [...text.matchAll(/^export declare (?:async )?(?:function|class|const) (\w+)/gm)].map(([, name]) => name);
    assert.deepEqual(declared.sort(), Object.keys(await import(new URL(code, source))).sort());
  });
}

test('there are examples for Node', () => assert.ok(inNode.length >= 5));
for (const [name, code] of inNode) {
  test(`README: ${name}`, () => {
    const expected = promised(code);
    const lines = run(folder, name, code);
    assert.ok(expected.length > 0 && lines.length === expected.length, lines.join('\n'));
    expected.forEach((text, i) => assert.ok(agrees(lines[i], text), `${lines[i]} is not ${text}`));
  });
}
