// The record of a solve: which digit was entered where and when, corrections included. A shared result contains it, so
// that another page can replay and verify the solve.
import type { Game } from './game';

// Tenths of a second on the game's clock, cell, digit (0: erased).
export type Entry = readonly [tenths: number, cell: number, digit: number];

// `after` with the entries that lead to it from `before`.
export function recorded(before: Game, after: Game, milliseconds: number): Game {
  const tenths = Math.max(Math.floor(milliseconds / 100), after.record.at(-1)?.[0] ?? 0);
  const entries: Entry[] = [];
  after.state.values.forEach((digit, cell) => {
    if (digit !== before.state.values[cell]) entries.push([tenths, cell, digit]);
  });
  return entries.length ? { ...after, record: [...after.record, ...entries] } : after;
}

// The values after the entries, or null when an entry changes a clue.
export function replayed(clues: ArrayLike<number>, record: readonly Entry[]): Uint8Array | null {
  const values = Uint8Array.from(clues);
  for (const [, cell, digit] of record) {
    if (clues[cell]) return null;
    values[cell] = digit;
  }
  return values;
}

// Whether the record leads to the values of the game. It does not for games that were begun before records were kept.
export const isComplete = (game: Game): boolean =>
  replayed(game.clues, game.record)?.every((digit, cell) => digit === game.state.values[cell]) ?? false;

// The digits entered that differ from the solution.
export const mistakesIn = (record: readonly Entry[], solution: ArrayLike<number>): number =>
  record.filter(([, cell, digit]) => digit && digit !== solution[cell]).length;

// Saved form: tenths, cell, digit, tenths, cell, digit, … What is read is untrusted: an invalid record is left out.
export const savedRecord = (record: readonly Entry[]): number[] => record.flat();
export function loadedRecord(saved: unknown): Entry[] {
  if (!Array.isArray(saved) || saved.length % 3 !== 0 || !saved.every((n) => Number.isInteger(n) && n >= 0)) return [];
  const record: Entry[] = [];
  for (let i = 0; i < saved.length; i += 3) {
    const [tenths, cell, digit] = saved.slice(i, i + 3) as [number, number, number];
    if (cell > 80 || digit > 9 || tenths < (record.at(-1)?.[0] ?? 0)) return [];
    record.push([tenths, cell, digit]);
  }
  return record;
}
