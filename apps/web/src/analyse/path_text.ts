// A list of steps as a file: text to read, a table, or the engine's own answer.
import type { Path, Step } from 'shudu';

export const pathFormats = ['text', 'csv', 'json'] as const;
export type PathFormat = (typeof pathFormats)[number];
export const typeOf: Record<PathFormat, { extension: string; type: string }> = {
  text: { extension: 'txt', type: 'text/plain' },
  csv: { extension: 'csv', type: 'text/csv' },
  json: { extension: 'json', type: 'application/json' },
};

// Quoted when it has to be. A cell that a spreadsheet would take for a formula gets an apostrophe.
export function csvField(value: string | number | undefined): string {
  const text = String(value ?? '');
  const plain = /^[=+@\t]|^-\D/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
export const csvOf = (rows: readonly (readonly (string | number | undefined)[])[]): string =>
  rows.map((row) => row.map(csvField).join(',')).join('\n') + '\n';

const lineOf = (step: Step, i: number) => `${i + 1}. ${step.name}${step.rating ? ` (${step.rating.toFixed(1)})` : ''}: ${step.result}\n   ${step.words.replaceAll('\n', '\n   ')}\n`;

export function pathText(path: Path, format: PathFormat): string {
  if (format === 'json') return `${JSON.stringify(path, null, 1)}\n`;
  if (format === 'text') return `${path.puzzle}\n\n${path.steps.map(lineOf).join('')}`;
  const head = ['step', 'technique', 'name', 'rating', 'result', 'words'];
  return csvOf([head, ...path.steps.map((step, i) => [i + 1, step.technique, step.name, step.rating?.toFixed(1), step.result, step.words])]);
}
