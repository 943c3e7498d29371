// The module "virtual:technique-examples": for every technique some positions in which it is the next thing to find, as
// lines of HoDoKu's library, by id. They come from docs/techniques/examples.txt; a test of the engine checks them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const name = 'virtual:technique-examples';
const perTechnique = 2; // to keep the page small

export function examplesIn(text: string): Record<string, string[]> {
  const examples: Record<string, string[]> = {};
  let technique = '';
  for (const line of text.split('\n').map((one) => one.trim())) {
    const heading = /^# (\w+)$/.exec(line);
    if (heading) technique = heading[1];
    else if (line.startsWith(':') && technique && (examples[technique]?.length ?? 0) < perTechnique) (examples[technique] ??= []).push(line);
  }
  return examples;
}

export function techniqueExamples(): Plugin {
  const file = fileURLToPath(new URL('../../../docs/techniques/examples.txt', import.meta.url));
  return {
    name: 'technique-examples',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(examplesIn(readFileSync(file, 'utf8')))};`;
    },
  };
}
