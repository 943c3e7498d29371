// Every program of examples/js prints the text that its comment promises ("Prints: TEXT").
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

const examples = new URL('../../../examples/', import.meta.url);
const puzzles = readFileSync(new URL('puzzles.txt', examples), 'utf8').replace(/^#.*\n/gm, '');
const names = readdirSync(new URL('js/', examples)).filter((name) => name.endsWith('.mjs'));

test('there are examples', () => assert.ok(names.length >= 6));
for (const name of names) {
  test(name, () => {
    const file = new URL(`js/${name}`, examples);
    const promised = /Prints: (.*)/.exec(readFileSync(file, 'utf8'))[1];
    const printed = execFileSync('node', [fileURLToPath(file)], { input: puzzles, encoding: 'utf8' });
    assert.ok(printed.includes(promised), printed);
  });
}
