// A pattern picture: the drawing of a step reduced to what can be seen at the size of a thumbnail. Candidates become the
// digits of their cells, links go from cell to cell.
import type { Step } from 'shudu';
import { cellCentre, type Point } from '../board/places';
import type { Tone } from '../board/overlay';
import { cellNamed } from '../grid/cells';
import { overlayOf } from '../steps/drawing';
import type { Position } from '../steps/replay';

export interface Picture {
  fills: [cell: number, tone: Tone][];
  digits: [cell: number, text: string][];
  links: [Point, Point][];
  out: [cell: number, text: string][];
  placed: [cell: number, text: string][];
}

const most = 4; // digits that fit in a cell
// The size of the text by the number of digits.
export const textSize: readonly number[] = [0, 84, 62, 50, 40];

export function pictureOf(step: Step, { values, candidates }: Position): Picture {
  const { fills } = overlayOf(step, values, candidates, 3);
  const byCell = (list: readonly { cell: string; digit?: number }[] = []): [number, string][] => {
    const cells = new Map<number, Set<number>>();
    for (const { cell, digit } of list) if (digit) cells.set(cellNamed(cell), (cells.get(cellNamed(cell)) ?? new Set()).add(digit));
    return [...cells].filter(([, digits]) => digits.size <= most).map(([cell, digits]) => [cell, [...digits].sort().join('')]);
  };
  const out = byCell(step.eliminations);
  const placed = byCell(step.placements);
  const taken = new Set([...out, ...placed].map(([cell]) => cell));
  return { fills: [...fills], digits: byCell(step.marks).filter(([cell]) => !taken.has(cell)), links: linksOf(step), out, placed };
}

function linksOf(step: Step): [Point, Point][] {
  const links: [Point, Point][] = [];
  for (const { nodes } of step.chains ?? []) {
    for (const node of nodes) {
      for (const parent of node.parents ?? []) {
        const [from, to] = [nodes[parent]?.cells[0], node.cells[0]];
        if (from && to && from !== to) links.push([cellCentre(cellNamed(from)), cellCentre(cellNamed(to))]);
      }
    }
  }
  return links;
}
