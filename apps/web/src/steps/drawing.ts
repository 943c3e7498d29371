// The drawing of a step at the three depths of a hint: 1 shows where to look, 2 the pattern, 3 also the chains and the
// result.
import type { Candidate, Chain, Step } from 'shudu';
import { obstaclesOf } from '../board/curves';
import { emptyOverlay, type LegendEntry, type Overlay } from '../board/overlay';
import { candidateOf, cellNamed } from '../grid/cells';
import { ancestry, drawnChains } from './chains';
import { framesOf, housesNamed, patternOf } from './pattern';

export type Depth = 1 | 2 | 3;

// The part of the chains that is drawn.
export interface Look {
  chain: number; // index of the chain, -1 for all of them, noChain for none
  node: number; // only this node of the chain and what it follows from; -1 for the whole chain
}
export const noChain = -2;
export const wholeLook: Look = { chain: -1, node: -1 };
// A net is too large to be drawn at once. Its branches are drawn one at a time.
const mostNodes = 40;
export const firstLook = (step: Step): Look => {
  const nodes = (step.chains ?? []).reduce((sum, chain) => sum + chain.nodes.length, 0);
  return nodes > mostNodes ? { chain: noChain, node: -1 } : wholeLook;
};

export const candidateNumber = ({ cell, digit }: Candidate): number => candidateOf(cellNamed(cell), digit);

export function overlayOf(step: Step, values: ArrayLike<number>, candidates: ArrayLike<number>, depth: Depth = 3, look = wholeLook): Overlay {
  // The engine says which area a first hint names. Nothing else is shown.
  if (depth === 1) return { ...emptyOverlay, areas: [housesNamed(step.area)] };
  const pattern = patternOf(step);
  if (depth === 2) {
    const { houses, legend } = framesOf(step, ['base']);
    return { ...emptyOverlay, ...pattern, marks: [...pattern.marks.values()], houses, legend: [...pattern.legend, ...legend] };
  }
  const chosen = chainsIn(step, look);
  const chains = drawnChains(chosen, chosen.length ? obstaclesOf(values, candidates) : []);
  const frames = framesOf(step, ['base', 'cover']);
  const out = (step.eliminations ?? []).map(candidateNumber);
  const placed = (step.placements ?? []).map(candidateNumber);
  const clash = clashOf(step, look);
  const legend: LegendEntry[] = [...(chosen.length ? chains.legend : pattern.legend), ...frames.legend];
  // The digits that leave a single no alternative.
  const fills = new Map(pattern.fills);
  const excluding = (step.exclusion?.seen ?? []).map(({ cell }) => cellNamed(cell)).filter((cell) => cell >= 0);
  for (const cell of excluding) if (!fills.has(cell)) fills.set(cell, 'd');
  if (excluding.length) legend.push({ kind: 'excludes' });
  if (clash.length) legend.push({ kind: 'clash' });
  if (out.length) legend.push({ kind: 'out' });
  if (placed.length) legend.push({ kind: 'placed' });
  // What a chain says of a candidate replaces its role.
  const marks = [...new Map([...pattern.marks, ...chains.marks]).values()];
  return {
    ...emptyOverlay, fills, clash, houses: frames.houses, badges: pattern.badges, groups: chains.groups, marks, links: chains.links, out, placed, legend,
  };
}

function chainsIn(step: Step, { chain: only, node }: Look): Chain[] {
  const all = step.chains ?? [];
  if (only === noChain) return [];
  const chosen = all.filter((_, index) => only < 0 || index === only);
  return only >= 0 && node >= 0 ? chosen.map((chain) => ancestry(chain, node)) : chosen;
}

// The cells where the chains contradict each other, or where the chain that is looked at is impossible.
function clashOf(step: Step, { chain }: Look): number[] {
  const clash = (chain >= 0 ? step.chains?.[chain]?.clash : undefined) ?? step.clash;
  return (clash?.cells ?? []).map(cellNamed).filter((cell) => cell >= 0);
}
