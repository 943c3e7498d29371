// The steps of a position, sorted and filtered for the list. A row keeps the step's place in the order of search.
import type { Step } from 'shudu';
import { cellNamed } from '../grid/cells';

export const sortings = ['found', 'technique', 'effect', 'cell'] as const;
export type Sorting = (typeof sortings)[number];

export interface StepRow {
  step: Step;
  index: number; // in the order of search
}
export interface StepFilter {
  sorting: Sorting;
  technique: string; // id, or '' for all
  text: string; // a cell such as r1c5, a digit, or part of the name or the result
}

const effects = (step: Step) => [...(step.placements ?? []), ...(step.eliminations ?? [])];
const firstCell = (step: Step) => Math.min(81, ...effects(step).map(({ cell }) => cellNamed(cell)));
// A placement settles a cell, so it counts for more than any elimination.
const effectOf = (step: Step) => (step.placements?.length ?? 0) * 100 + (step.eliminations?.length ?? 0);

function matches(step: Step, text: string): boolean {
  if (cellNamed(text) >= 0) return effects(step).some(({ cell }) => cell === text);
  if (/^[1-9]$/.test(text)) return effects(step).some(({ digit }) => String(digit) === text);
  return step.name.toLowerCase().includes(text) || step.result.toLowerCase().includes(text);
}

export function rowsOf(steps: readonly Step[], { sorting, technique, text }: StepFilter): StepRow[] {
  const wanted = text.trim().toLowerCase();
  const rows = steps
    .map((step, index) => ({ step, index }))
    .filter(({ step }) => (!technique || step.technique === technique) && (!wanted || matches(step, wanted)));
  if (sorting === 'technique') rows.sort((a, b) => a.step.name.localeCompare(b.step.name) || a.index - b.index);
  if (sorting === 'effect') rows.sort((a, b) => effectOf(b.step) - effectOf(a.step) || a.index - b.index);
  if (sorting === 'cell') rows.sort((a, b) => firstCell(a.step) - firstCell(b.step) || a.index - b.index);
  return rows;
}

export interface TechniqueCount {
  id: string;
  name: string;
  count: number;
}
// In the order in which the techniques first appear.
export function techniquesIn(steps: readonly Step[]): TechniqueCount[] {
  const found = new Map<string, TechniqueCount>();
  for (const { technique: id, name } of steps) {
    const one = found.get(id) ?? { id, name, count: 0 };
    ++one.count;
    found.set(id, one);
  }
  return [...found.values()];
}
