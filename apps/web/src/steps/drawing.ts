// The drawing of a step at the three depths of a hint: 1 shows where to look, 2 the pattern, 3 also the chains and the
// result.
import type { Candidate, Step } from 'shudu';
import { obstaclesOf } from '../board/curves';
import { emptyOverlay, type LegendEntry, type Overlay, type Tone } from '../board/overlay';
import { candidateOf, cellNamed, houseNamed } from '../grid/cells';
import { drawnChains } from './chains';
import { patternOf } from './pattern';

export type Depth = 1 | 2 | 3;

export const candidateNumber = ({ cell, digit }: Candidate): number => candidateOf(cellNamed(cell), digit);

const housesNamed = (names: readonly string[] = []) => names.map(houseNamed).filter((house) => house >= 0);

// `only` is the index of the one chain to draw, or -1 for all of them.
export function overlayOf(step: Step, values: ArrayLike<number>, candidates: ArrayLike<number>, depth: Depth = 3, only = -1): Overlay {
  if (depth === 1) return whereToLook(step);
  const pattern = patternOf(step);
  if (depth === 2) {
    const houses = housesNamed(step.base);
    return { ...emptyOverlay, fills: pattern.fills, houses, marks: [...pattern.marks.values()], legend: [...pattern.legend, ...houseLegend(houses)] };
  }
  const chosen = (step.chains ?? []).filter((_, index) => only < 0 || index === only);
  const chains = drawnChains(chosen, chosen.length ? obstaclesOf(values, candidates) : []);
  const houses = [...housesNamed(step.base), ...housesNamed(step.cover)];
  const out = (step.eliminations ?? []).map(candidateNumber);
  const placed = (step.placements ?? []).map(candidateNumber);
  const legend: LegendEntry[] = [...(chosen.length ? chains.legend : pattern.legend), ...houseLegend(houses)];
  // The digits that leave a single no alternative.
  const fills = new Map(pattern.fills);
  const excluding = (step.exclusion?.seen ?? []).map(({ cell }) => cellNamed(cell)).filter((cell) => cell >= 0);
  for (const cell of excluding) if (!fills.has(cell)) fills.set(cell, 'd');
  if (excluding.length) legend.push({ kind: 'excludes' });
  if (out.length) legend.push({ kind: 'out' });
  if (placed.length) legend.push({ kind: 'placed' });
  // What a chain says of a candidate replaces its role.
  const marks = [...new Map([...pattern.marks, ...chains.marks]).values()];
  return { fills, houses, groups: chains.groups, marks, links: chains.links, out, placed, legend };
}

const houseLegend = (houses: readonly number[]): LegendEntry[] => (houses.length ? [{ kind: 'house' }] : []);

// The houses, or the cells of the pattern where there are no houses.
function whereToLook(step: Step): Overlay {
  const houses = housesNamed(step.base);
  if (houses.length) return { ...emptyOverlay, houses, legend: houseLegend(houses) };
  const tone: Tone = 'a';
  const fills = new Map([...patternOf(step).fills.keys()].map((cell) => [cell, tone]));
  return { ...emptyOverlay, fills, legend: [{ kind: 'fill', tone }] };
}
