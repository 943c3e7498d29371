// The package as npm packs it, installed into an empty project, and the examples of its README.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('..', import.meta.url));
const npm = (folder, ...args) => execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Packs the package and installs it. It needs nothing from the registry. Returns the archive. */
export function installInto(folder) {
  mkdirSync(folder, { recursive: true });
  const [{ filename }] = JSON.parse(npm(folder, 'pack', here, '--json'));
  writeFileSync(join(folder, 'package.json'), '{"private": true}\n');
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', `./${filename}`);
  return join(folder, filename);
}

/** The examples with a name, by name: ```js node.mjs */
export function examples() {
  const text = readFileSync(join(here, 'README.md'), 'utf8');
  return new Map([...text.matchAll(/^```\w+ (\S+)\n([^]*?)^```$/gm)].map(([, name, code]) => [name, code]));
}

/** What the comments after console.log say it prints. "…" at the end stands for more. */
export const promised = (code) => [...code.matchAll(/console\.log\(.*\); *\/\/ (.*)$/gm)].map(([, text]) => text);

/** Runs an example in Node and returns the lines that it prints. */
export function run(folder, name, code) {
  writeFileSync(join(folder, name), code);
  return execFileSync('node', [name], { cwd: folder, encoding: 'utf8' }).trimEnd().split('\n');
}

export const agrees = (line, text) => (text.endsWith('…') ? line.startsWith(text.slice(0, -1)) : line === text);
