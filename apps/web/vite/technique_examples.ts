// The module "virtual:technique-examples": for every technique some positions with a step of it, as lines of HoDoKu's
// library, by id and by HoDoKu's code. They come from the test cases of the engine (tests/techniques).
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const name = 'virtual:technique-examples';
const perTechnique = 3;

export function examplesIn(text: string, into: Record<string, string[]>): void {
  let technique = '';
  for (const line of text.split('\n')) {
    const heading = /^# (\w+)$/.exec(line);
    if (heading) technique = heading[1];
    // The variant x marks positions without such a step.
    const code = /^:(\d{4})\d?(-(?!x)\w*)?:/.exec(line)?.[1];
    if (!code || !technique) continue;
    for (const key of [technique, code]) {
      const list = (into[key] ??= []);
      if (list.length < perTechnique) list.push(line.trim());
    }
  }
}

export function techniqueExamples(): Plugin {
  const folder = fileURLToPath(new URL('../../../tests/techniques/', import.meta.url));
  return {
    name: 'technique-examples',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const examples: Record<string, string[]> = {};
      for (const file of readdirSync(folder).filter((f) => f.endsWith('.txt')).sort()) {
        this.addWatchFile(folder + file);
        examplesIn(readFileSync(folder + file, 'utf8'), examples);
      }
      return `export default ${JSON.stringify(examples)};`;
    },
  };
}
