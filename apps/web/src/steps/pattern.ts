// The pattern of a step: the cells and candidates that have a role in it, and its locked sets.
import type { Role, Step } from 'shudu';
import type { CandidateMark, LegendEntry, Tone } from '../board/overlay';
import { candidateOf, cellNamed } from '../grid/cells';
import { looks } from './roles';

export interface Pattern {
  fills: Map<number, Tone>; // by cell
  marks: Map<number, CandidateMark>; // by candidate
  legend: LegendEntry[];
}

const setTones: readonly Tone[] = ['a', 'd', 'b', 'c'];

export function patternOf(step: Step): Pattern {
  const fills = new Map<number, Tone>();
  const marks = new Map<number, CandidateMark>();
  const roles = new Map<Role, LegendEntry>();
  for (const { cell: name, digit, role } of step.marks ?? []) {
    const cell = cellNamed(name);
    const look = looks[role];
    if (cell < 0 || !look) continue;
    if (!fills.has(cell)) fills.set(cell, look.tone);
    if (digit) marks.set(candidateOf(cell, digit), { cell, digit, ...look, hollow: false });
    roles.set(role, { kind: 'role', role, ...look });
  }
  (step.sets ?? []).forEach((set, index) => {
    for (const cell of set.cells.map(cellNamed)) {
      if (cell >= 0 && !fills.has(cell)) fills.set(cell, setTones[index % setTones.length]);
    }
  });
  return { fills, marks, legend: [...roles.values()] };
}
