// A puzzle with its entries and notes as the query of an address. A query that is read is untrusted: anything invalid is
// rejected.
import type { Puzzle } from 'shudu';
import { allCells, digitSet, digitsOf, legalCandidates, lineOf, valuesOf } from '../grid/cells';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

// 81 sets of nine bits as 122 characters of six bits.
export function packSets(sets: ArrayLike<number>): string {
  let bits = '';
  for (let i = 0; i < 81; ++i) bits += sets[i].toString(2).padStart(9, '0');
  return bits.padEnd(732, '0').replace(/.{6}/g, (six) => alphabet[parseInt(six, 2)]);
}
export function unpackSets(text: string): Uint16Array | null {
  if (!/^[\w-]{122}$/.test(text)) return null;
  let bits = '';
  for (const letter of text) bits += alphabet.indexOf(letter).toString(2).padStart(6, '0');
  return Uint16Array.from({ length: 81 }, (_, i) => parseInt(bits.slice(i * 9, i * 9 + 9), 2));
}

// p: clues, v: all values, n: notes, c: candidates. Fields that follow from the others are left out.
export function queryOf(puzzle: Puzzle): Record<string, string> {
  const query: Record<string, string> = { p: puzzle.puzzle };
  const values = puzzle.values ?? puzzle.puzzle;
  if (values !== puzzle.puzzle) query.v = values;
  const marks = puzzle.candidates ?? puzzle.notes ?? puzzle.corner_notes;
  if (marks) {
    const shown = Uint16Array.from(allCells, (cell) => (values[cell] === '.' ? digitSet(marks[cell]) : 0));
    const legal = legalCandidates(valuesOf(values)!);
    if (shown.some((set, cell) => set !== legal[cell])) query[puzzle.candidates ? 'c' : 'n'] = packSets(shown);
  }
  if (puzzle.title) query.t = puzzle.title.slice(0, 200);
  return query;
}

export function puzzleIn(query: URLSearchParams): Puzzle | null {
  const clues = valuesOf(query.get('p') ?? '');
  if (!clues) return null;
  const puzzle: Puzzle = { puzzle: lineOf(clues) };
  const values = valuesOf(query.get('v') ?? '');
  if (values) {
    if (clues.some((digit, cell) => digit && digit !== values[cell])) return null;
    puzzle.values = lineOf(values);
  }
  for (const [key, field] of [['n', 'notes'], ['c', 'candidates']] as const) {
    const sets = query.get(key) && unpackSets(query.get(key)!);
    if (sets) puzzle[field] = allCells.map((cell) => ((values ?? clues)[cell] ? String((values ?? clues)[cell]) : digitsOf(sets[cell]).join('')));
  }
  const title = query.get('t');
  if (title) puzzle.title = title.slice(0, 200);
  return puzzle;
}
