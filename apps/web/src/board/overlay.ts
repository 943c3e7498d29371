// Overlay: what is drawn over a board besides its digits: areas, filled cells, marked candidates, links, what is placed and
// what is struck out. The legend lists exactly what is drawn.
import type { Role } from 'shudu';
import type { Curve } from './curves';
import type { Point, Shape } from './places';

export type Tone = 'a' | 'b' | 'c' | 'd';

export interface CandidateMark {
  cell: number;
  digit: number;
  tone: Tone;
  shape: Shape;
  hollow: boolean; // says that the candidate is false
}
// A house of the pattern. Base and cover have different strokes.
export interface HouseFrame {
  house: number;
  kind: 'base' | 'cover';
}
// The name of a set of cells, written into each of its cells.
export interface Badge {
  cell: number;
  name: string;
  tone: Tone;
  place: number; // 0 for the first badge of a cell
}
// A node of a chain that has several cells.
export interface Group {
  cells: readonly number[];
  digit: number;
}
export interface DrawnLink extends Curve {
  kind: 'strong' | 'weak';
}
// The line from a candidate to the pointer while a link is drawn.
export interface PenLine {
  from: Point;
  to: Point;
  kind: DrawnLink['kind'];
}
export type LegendEntry =
  | { kind: 'role'; role: Role; name?: string; tone: Tone; shape: Shape }
  | { kind: 'set'; name: string; tone: Tone }
  | { kind: 'base' | 'cover'; name?: string }
  | { kind: 'on' | 'off' | 'strong' | 'weak' | 'out' | 'placed' | 'clash' | 'excludes' };

export interface Overlay {
  areas: readonly (readonly number[])[]; // each a list of neighbouring houses; an empty list is the whole board
  fills: ReadonlyMap<number, Tone>; // by cell
  clash: readonly number[]; // cells where a contradiction shows
  houses: readonly HouseFrame[];
  badges: readonly Badge[];
  groups: readonly Group[];
  marks: readonly CandidateMark[];
  links: readonly DrawnLink[];
  out: readonly number[]; // candidates 0..728
  placed: readonly number[];
  legend: readonly LegendEntry[];
}

export const emptyOverlay: Overlay = {
  areas: [], fills: new Map(), clash: [], houses: [], badges: [], groups: [], marks: [], links: [], out: [], placed: [], legend: [],
};
