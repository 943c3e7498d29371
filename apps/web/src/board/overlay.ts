// Overlay: a step of logic as a drawing: which cells are filled softly, which candidates are marked, circled or struck
// out, which links run between them. The legend is made from the same data, so it never says more or less.
import type { Candidate, ChainNode, Role, Step } from 'shudu';
import { bit, candidateOf, cellNamed, cellsOfHouse } from '../grid/cells';
import { alongPath, linkCurve, type Curve, type Obstacle } from './curves';
import { candidatePlace, cellCentre, type Point, type Shape } from './places';

export type Tone = 'a' | 'b' | 'c' | 'd';

export interface CandidateMark {
  cell: number;
  digit: number;
  tone: Tone;
  shape: Shape;
  hollow: boolean; // a statement "is not"
}
export interface DrawnLink extends Curve {
  kind: 'strong' | 'weak';
}
export interface Overlay {
  fills: ReadonlyMap<number, Tone>; // by cell
  houses: readonly number[];
  groups: readonly { cells: readonly number[]; digit: number }[];
  marks: readonly CandidateMark[];
  links: readonly DrawnLink[];
  out: readonly number[]; // candidates 0..728
  placed: readonly number[];
  legend: readonly LegendEntry[];
}
export type LegendEntry =
  | { kind: 'role'; role: Role; tone: Tone; shape: Shape }
  | { kind: 'fill'; tone: Tone }
  | { kind: 'on' | 'off' | 'strong' | 'weak' | 'out' | 'placed' | 'house' };

// No two roles look alike.
export const looks: Record<Role, { tone: Tone; shape: Shape }> = {
  pattern: { tone: 'a', shape: 'circle' },
  fin: { tone: 'b', shape: 'triangle' },
  endo_fin: { tone: 'd', shape: 'triangle' },
  pivot: { tone: 'b', shape: 'square' },
  pincer: { tone: 'c', shape: 'diamond' },
  link: { tone: 'd', shape: 'circle' },
  floor: { tone: 'a', shape: 'square' },
  roof: { tone: 'c', shape: 'square' },
  extra: { tone: 'b', shape: 'diamond' },
  color_a: { tone: 'c', shape: 'circle' },
  color_b: { tone: 'b', shape: 'circle' },
  color_c: { tone: 'd', shape: 'diamond' },
  color_d: { tone: 'a', shape: 'triangle' },
};

export const candidateNumber = ({ cell, digit }: Candidate): number => candidateOf(cellNamed(cell), digit);

// "row 3" → 2, "column 1" → 9, "box 9" → 26; -1 for anything else.
export function houseNumber(name: string): number {
  const match = /^(row|column|box) ([1-9])$/.exec(name);
  return match ? { row: 0, column: 9, box: 18 }[match[1] as 'row' | 'column' | 'box'] + Number(match[2]) - 1 : -1;
}

// Depth 1 shows nothing but the houses or cells to look at, 2 the pattern, 3 everything: all chains, or only one.
export function overlayOf(
  step: Step,
  values: ArrayLike<number>,
  candidates: ArrayLike<number>,
  depth: 1 | 2 | 3 = 3,
  only = -1,
): Overlay {
  const fills = new Map<number, Tone>();
  const marks = new Map<number, CandidateMark>();
  const roles = new Map<Role, LegendEntry>();
  const groups: { cells: number[]; digit: number }[] = [];
  const legend: LegendEntry[] = [];

  for (const mark of step.marks ?? []) {
    const cell = cellNamed(mark.cell);
    const look = looks[mark.role];
    if (cell < 0 || !look) continue;
    if (!fills.has(cell)) fills.set(cell, look.tone);
    if (mark.digit) {
      marks.set(candidateOf(cell, mark.digit), { cell, digit: mark.digit, ...look, hollow: false });
    }
    roles.set(mark.role, { kind: 'role', role: mark.role, ...look });
  }
  const setTones: Tone[] = ['a', 'd', 'b', 'c'];
  (step.sets ?? []).forEach((set, index) => {
    for (const name of set.cells) {
      const cell = cellNamed(name);
      if (cell >= 0 && !fills.has(cell)) fills.set(cell, setTones[index % 4]);
    }
  });
  const houses = [...(step.base ?? []), ...(depth === 3 ? (step.cover ?? []) : [])].map(houseNumber).filter((h) => h >= 0);
  const placed = (step.placements ?? []).map(candidateNumber);
  const out = (step.eliminations ?? []).map(candidateNumber);

  if (depth === 1) {
    // Where to look, and no more: the houses, or the cells where there are none.
    return {
      fills: houses.length ? new Map() : new Map([...fills.keys()].map((cell) => [cell, 'a' as Tone])),
      houses, groups: [], marks: [], links: [], out: [], placed: [],
      legend: houses.length ? [{ kind: 'house' }] : [{ kind: 'fill', tone: 'a' }],
    };
  }

  // Chains.
  const links: DrawnLink[] = [];
  let sawOn = false;
  let sawOff = false;
  const chains = depth < 3 ? [] : (step.chains ?? []).filter((_, index) => only < 0 || index === only);
  if (chains.length) {
    const obstacles = obstaclesOf(values, candidates);
    const taken: Point[] = [];
    const drawnPairs = new Set<string>();
    const said = new Set<number>();
    const link = (from: ChainNode, to: ChainNode) => {
      const [a, b] = nearest(from, to);
      const key = `${a.x},${a.y}-${b.x},${b.y}-${to.on}`;
      if ((a.x === b.x && a.y === b.y) || drawnPairs.has(key)) return;
      drawnPairs.add(key);
      const curve = linkCurve(a, b, obstacles, taken);
      taken.push(...alongPath(curve));
      links.push({ ...curve, kind: to.on ? 'strong' : 'weak' });
    };
    for (const chain of chains) {
      for (const node of chain.nodes) {
        const cells = node.cells.map(cellNamed);
        if (cells.length > 1) groups.push({ cells, digit: node.digit });
        if (node.on) sawOn = true;
        else sawOff = true;
        for (const cell of cells) {
          const place = candidateOf(cell, node.digit);
          // What the chain says of a candidate counts more than its role; "is" more than "is not".
          if (node.on || !said.has(place)) {
            said.add(place);
            marks.set(place, {
              cell, digit: node.digit, tone: node.on ? 'a' : 'b', shape: node.on ? 'circle' : 'square', hollow: !node.on,
            });
          }
        }
        for (const parent of node.parents ?? []) if (chain.nodes[parent]) link(chain.nodes[parent], node);
      }
      if (chain.closed && chain.nodes.length > 2) {
        const last = chain.nodes.at(-1)!;
        link(last, chain.nodes[0]);
      }
    }
  }

  if (chains.length === 0) legend.push(...roles.values());
  if (sawOn) legend.push({ kind: 'on' });
  if (sawOff) legend.push({ kind: 'off' });
  for (const kind of ['strong', 'weak'] as const) if (links.some((l) => l.kind === kind)) legend.push({ kind });
  if (houses.length) legend.push({ kind: 'house' });
  if (depth === 3 && out.length) legend.push({ kind: 'out' });
  if (depth === 3 && placed.length) legend.push({ kind: 'placed' });
  return {
    fills, houses, groups, links, legend,
    marks: [...marks.values()],
    out: depth === 3 ? out : [],
    placed: depth === 3 ? placed : [],
  };
}

// The two candidates of two nodes that are nearest to each other.
function nearest(from: ChainNode, to: ChainNode): [Point, Point] {
  let best: [Point, Point] | null = null;
  let least = Infinity;
  for (const a of from.cells) {
    for (const b of to.cells) {
      const p = candidatePlace(cellNamed(a), from.digit);
      const q = candidatePlace(cellNamed(b), to.digit);
      const d = Math.hypot(p.x - q.x, p.y - q.y);
      if (d < least) [least, best] = [d, [p, q]];
    }
  }
  return best!;
}

// What a curve should keep away from: digits, large and small.
export function obstaclesOf(values: ArrayLike<number>, candidates: ArrayLike<number>): Obstacle[] {
  const found: Obstacle[] = [];
  for (let cell = 0; cell < 81; ++cell) {
    if (values[cell]) found.push({ ...cellCentre(cell), r: 34 });
    else
      for (let digit = 1; digit <= 9; ++digit) {
        if (candidates[cell] & bit(digit)) found.push({ ...candidatePlace(cell, digit), r: 15 });
      }
  }
  return found;
}

export const cellsOf = (houses: readonly number[]): number[] => [...new Set(houses.flatMap((h) => cellsOfHouse[h]))];
