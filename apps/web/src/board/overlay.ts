// Overlay: what is drawn over a board besides its digits: filled cells, marked candidates, links, what is placed and what
// is struck out. The legend lists exactly what is drawn.
import type { Role } from 'shudu';
import type { Curve } from './curves';
import type { Shape } from './places';

export type Tone = 'a' | 'b' | 'c' | 'd';

export interface CandidateMark {
  cell: number;
  digit: number;
  tone: Tone;
  shape: Shape;
  hollow: boolean; // says that the candidate is false
}
// A node of a chain that has several cells.
export interface Group {
  cells: readonly number[];
  digit: number;
}
export interface DrawnLink extends Curve {
  kind: 'strong' | 'weak';
}
export type LegendEntry =
  | { kind: 'role'; role: Role; tone: Tone; shape: Shape }
  | { kind: 'fill'; tone: Tone }
  | { kind: 'on' | 'off' | 'strong' | 'weak' | 'out' | 'placed' | 'house' | 'excludes' };

export interface Overlay {
  fills: ReadonlyMap<number, Tone>; // by cell
  houses: readonly number[];
  groups: readonly Group[];
  marks: readonly CandidateMark[];
  links: readonly DrawnLink[];
  out: readonly number[]; // candidates 0..728
  placed: readonly number[];
  legend: readonly LegendEntry[];
}

export const emptyOverlay: Overlay = { fills: new Map(), houses: [], groups: [], marks: [], links: [], out: [], placed: [], legend: [] };
