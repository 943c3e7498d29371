// The text of all declarations, for tests that compare the names in them with those of the engine.
import { readdirSync, readFileSync } from 'node:fs';

export function typesText() {
  const folder = new URL('../src/types/', import.meta.url);
  return readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
}
