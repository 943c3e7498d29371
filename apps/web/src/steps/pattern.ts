// The pattern of a step: the cells and candidates that have a role in it, its houses, and its sets with their names.
import type { HouseName, Role, Step } from 'shudu';
import type { Badge, CandidateMark, HouseFrame, LegendEntry, Tone } from '../board/overlay';
import { candidateOf, cellNamed, houseNamed } from '../grid/cells';
import { looks } from './roles';

export interface Pattern {
  fills: Map<number, Tone>; // by cell
  marks: Map<number, CandidateMark>; // by candidate
  badges: Badge[];
  legend: LegendEntry[];
}

// A candidate with one of these roles is a part of its set and has the colour of it.
const setRoles: ReadonlySet<Role> = new Set<Role>(['pattern', 'color_a', 'color_b']);
const setTones: readonly Tone[] = ['a', 'd', 'b', 'c'];

export function patternOf(step: Step): Pattern {
  const fills = new Map<number, Tone>();
  const marks = new Map<number, CandidateMark>();
  const roles = new Map<Role, LegendEntry>();
  const { badges, legend: sets } = setsOf(step, fills);
  for (const { cell: name, digit, role } of step.marks ?? []) {
    const cell = cellNamed(name);
    const look = looks[role];
    if (cell < 0 || !look) continue;
    const set = setRoles.has(role) ? badges.find((badge) => badge.cell === cell) : undefined;
    const tone = set?.tone ?? look.tone;
    if (!fills.has(cell)) fills.set(cell, tone);
    if (digit) marks.set(candidateOf(cell, digit), { cell, digit, ...look, tone, hollow: false });
    if (!set) roles.set(role, { kind: 'role', role, name: step.legend?.[role], ...look });
  }
  return { fills, marks, badges, legend: [...sets, ...roles.values()] };
}

// Sets with a name are told apart by it and by the colour of their cells. A lone set is drawn by the roles in it.
function setsOf(step: Step, fills: Map<number, Tone>): { badges: Badge[]; legend: LegendEntry[] } {
  const badges: Badge[] = [];
  const legend: LegendEntry[] = [];
  (step.sets ?? []).forEach(({ name, cells }, index) => {
    if (!name) return;
    const tone = setTones[index % setTones.length];
    for (const cell of cells.map(cellNamed).filter((one) => one >= 0)) {
      badges.push({ cell, name, tone, place: badges.filter((badge) => badge.cell === cell).length });
      if (!fills.has(cell)) fills.set(cell, tone);
    }
    legend.push({ kind: 'set', name, tone });
  });
  return { badges, legend };
}

export function framesOf(step: Step, kinds: readonly HouseFrame['kind'][]): { houses: HouseFrame[]; legend: LegendEntry[] } {
  const houses = kinds.flatMap((kind) => housesNamed(step[kind]).map((house) => ({ house, kind })));
  const drawn = kinds.filter((kind) => houses.some((frame) => frame.kind === kind));
  return { houses, legend: drawn.map((kind) => ({ kind, name: step.legend?.[kind] })) };
}
export const housesNamed = (names: readonly HouseName[] = []): number[] => names.map(houseNamed).filter((house) => house >= 0);
