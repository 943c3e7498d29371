// The chains of a step as a drawing: a mark for every statement, a link for every inference.
import type { Chain, ChainNode } from 'shudu';
import { alongPath, linkCurve, type Obstacle } from '../board/curves';
import type { CandidateMark, DrawnLink, Group, LegendEntry } from '../board/overlay';
import { candidatePlace, type Point } from '../board/places';
import { candidateOf, cellNamed } from '../grid/cells';

export interface DrawnChains {
  groups: Group[];
  marks: Map<number, CandidateMark>; // by candidate
  links: DrawnLink[];
  legend: LegendEntry[];
}

export function drawnChains(chains: readonly Chain[], obstacles: readonly Obstacle[]): DrawnChains {
  const nodes = chains.flatMap((chain) => chain.nodes).filter((node) => node.cells.length > 0);
  const links = linksOf(chains, obstacles);
  const legend: LegendEntry[] = [];
  if (nodes.some((node) => node.on)) legend.push({ kind: 'on' });
  if (nodes.some((node) => !node.on)) legend.push({ kind: 'off' });
  for (const kind of ['strong', 'weak'] as const) if (links.some((link) => link.kind === kind)) legend.push({ kind });
  const groups = nodes.filter((node) => node.cells.length > 1).map((node) => ({ cells: node.cells.map(cellNamed), digit: node.digit }));
  return { groups, marks: marksOf(nodes), links, legend };
}

// The part of a chain that one of its nodes follows from, and the node itself.
export function ancestry(chain: Chain, node: number): Chain {
  const needed = new Set<number>();
  const visit = (index: number): void => {
    if (!chain.nodes[index] || needed.has(index)) return;
    needed.add(index);
    for (const parent of chain.nodes[index].parents ?? []) visit(parent);
  };
  visit(node);
  // The nodes keep their numbers, so that the links find them; those that are not needed have no cells.
  const nodes = chain.nodes.map((one, index) => (needed.has(index) ? one : { ...one, cells: [], parents: [] }));
  return { nodes, closed: false };
}

// A candidate that is true in one place of a chain and false in another is drawn as true.
function marksOf(nodes: readonly ChainNode[]): Map<number, CandidateMark> {
  const marks = new Map<number, CandidateMark>();
  for (const { cells, digit, on } of nodes) {
    for (const cell of cells.map(cellNamed)) {
      const candidate = candidateOf(cell, digit);
      if (!on && marks.has(candidate)) continue;
      marks.set(candidate, { cell, digit, tone: on ? 'a' : 'b', shape: on ? 'circle' : 'square', hollow: !on });
    }
  }
  return marks;
}

function linksOf(chains: readonly Chain[], obstacles: readonly Obstacle[]): DrawnLink[] {
  const links: DrawnLink[] = [];
  const taken: Point[] = [];
  const drawn = new Set<string>();
  const link = (from: ChainNode, to: ChainNode) => {
    const [a, b] = nearest(from, to);
    const key = `${a.x},${a.y}-${b.x},${b.y}-${to.on}`;
    if ((a.x === b.x && a.y === b.y) || drawn.has(key)) return;
    drawn.add(key);
    const curve = linkCurve(a, b, obstacles, taken);
    taken.push(...alongPath(curve));
    links.push({ ...curve, kind: to.on ? 'strong' : 'weak' });
  };
  for (const { nodes, closed } of chains) {
    for (const node of nodes) {
      for (const parent of node.parents ?? []) if (nodes[parent]) link(nodes[parent], node);
    }
    if (closed && nodes.length > 2) link(nodes.at(-1)!, nodes[0]);
  }
  return links;
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
