// Position: a board as it is shown and sent: the clues, and everything that a player has added. The same type is played,
// analysed and written into addresses. The engine has its own form, Puzzle, with one colour for each cell.
import type { Puzzle } from 'shudu';
import { emptyState, type GameState } from '../game/state';
import { allCells, bit, digitSet, digitsOf, legalCandidates, lineOf, valuesOf } from '../grid/cells';

export interface Position {
  readonly clues: Uint8Array;
  readonly state: GameState;
  readonly title?: string;
  readonly seconds?: number; // played so far
}

export const cluesAlone = (clues: ArrayLike<number>): Position => ({ clues: Uint8Array.from(clues), state: emptyState(clues) });
export const emptyPosition = (): Position => cluesAlone(new Uint8Array(81));

// The candidates that are left: legal and not ruled out.
export const candidatesOf = ({ values, out }: GameState): Uint16Array =>
  legalCandidates(values).map((set, cell) => set & ~out[cell]);

const sets = (lists: readonly string[] | undefined, values: ArrayLike<number>): Uint16Array =>
  Uint16Array.from(allCells, (cell) => (values[cell] ? 0 : digitSet(lists?.[cell] ?? '')));

export function positionOf(puzzle: Puzzle): Position {
  const clues = valuesOf(puzzle.puzzle) ?? new Uint8Array(81);
  const values = valuesOf(puzzle.values ?? '') ?? clues;
  const state: GameState = {
    ...emptyState(values),
    centre: sets(puzzle.notes, values),
    corner: sets(puzzle.corner_notes, values),
    colour: Uint16Array.from(valuesOf(puzzle.colours ?? '') ?? new Uint8Array(81), (colour) => (colour ? bit(colour) : 0)),
    out: puzzle.candidates ? ruledOut(values, sets(puzzle.candidates, values)) : new Uint16Array(81),
  };
  return { clues, state, title: puzzle.title || undefined };
}
export const ruledOut = (values: ArrayLike<number>, left: ArrayLike<number>): Uint16Array =>
  legalCandidates(values).map((set, cell) => set & ~left[cell]);

// For the engine. Fields that say nothing are left out.
export function puzzleOf({ clues, state, title }: Position): Puzzle {
  const lists = (of: ArrayLike<number>) => allCells.map((cell) => (state.values[cell] ? '' : digitsOf(of[cell]).join('')));
  const puzzle: Puzzle = { puzzle: lineOf(clues) };
  if (lineOf(state.values) !== puzzle.puzzle) puzzle.values = lineOf(state.values);
  if (state.out.some((set) => set)) {
    const left = candidatesOf(state);
    puzzle.candidates = allCells.map((cell) => (state.values[cell] ? String(state.values[cell]) : digitsOf(left[cell]).join('')));
  }
  if (state.centre.some((set) => set)) puzzle.notes = lists(state.centre);
  if (state.corner.some((set) => set)) puzzle.corner_notes = lists(state.corner);
  if (state.colour.some((set) => set)) puzzle.colours = lineOf(Array.from(state.colour, (set) => digitsOf(set)[0] ?? 0));
  if (title) puzzle.title = title;
  return puzzle;
}

// Whether both boards show the same. Titles and times do not count.
export function samePosition(a: Position, b: Position): boolean {
  const same = (one: ArrayLike<number>, other: ArrayLike<number>) => Array.from(one).every((value, i) => value === other[i]);
  const arrays = ['values', 'corner', 'centre', 'out', 'colour', 'candidateColour'] as const;
  return (
    same(a.clues, b.clues) &&
    arrays.every((name) => same(a.state[name], b.state[name])) &&
    a.state.links.size === b.state.links.size &&
    [...a.state.links].every((code) => b.state.links.has(code))
  );
}
export const hasOnlyClues = (position: Position): boolean => samePosition(position, cluesAlone(position.clues));
