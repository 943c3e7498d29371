// A position as the query of an address, and back. A query that is read is untrusted. A bad puzzle is refused, another bad
// field is left out, and both are reported.
//
//   p clues   v values   n centre notes   m corner notes   c candidates   k colours   (81 sets in 122 characters)
//   q colours of candidates   l links drawn with the pen   t title   e seconds played
import type { Puzzle } from 'shudu';
import { emptyState, fits } from '../game/state';
import { cellName, conflictingCells, lineOf, valuesOf } from '../grid/cells';
import { packNumbers, packSets, unpackNumbers, unpackSets } from './packing';
import { candidatesOf, positionOf, puzzleOf, ruledOut, type Position } from './position';
import type { Problem } from './problem';

export type Query = Record<string, string>;
const candidateColours = 729 * 9;
const links = 729 * 729 * 2;

export function queryOfPosition({ clues, state, title, seconds }: Position): Query {
  const query: Query = { p: lineOf(clues) };
  const add = (key: string, text: string, isNews: boolean) => isNews && (query[key] = text);
  const addSets = (key: string, sets: ArrayLike<number>) => add(key, packSets(sets), Array.from(sets).some((set) => set));
  add('v', lineOf(state.values), lineOf(state.values) !== query.p);
  addSets('n', state.centre);
  addSets('m', state.corner);
  add('c', packSets(candidatesOf(state)), state.out.some((set) => set));
  addSets('k', state.colour);
  const coloured = [...state.candidateColour.keys()].filter((candidate) => state.candidateColour[candidate]);
  add('q', packNumbers(coloured.map((candidate) => candidate * 9 + state.candidateColour[candidate] - 1), 3), coloured.length > 0);
  add('l', packNumbers(state.links, 4), state.links.size > 0);
  add('t', (title ?? '').slice(0, 200), Boolean(title));
  add('e', String(Math.round(seconds ?? 0)), Boolean(seconds));
  return query;
}
export const queryOf = (puzzle: Puzzle): Query => queryOfPosition(positionOf(puzzle));

export interface ReadPosition {
  position: Position | null;
  problems: Problem[];
}

// The clues of the field p, or what is wrong with it.
export function cluesIn(text: string): Uint8Array | Problem {
  const bad = /[^0-9.]/u.exec(text);
  if (bad) return { kind: 'character', values: { found: bad[0] } };
  if (text.length !== 81) return { kind: 'length', values: { count: text.length } };
  const clues = valuesOf(text)!;
  const [first] = conflictingCells(clues);
  if (first === undefined) return clues;
  const cells = [...conflictingCells(clues)].filter((cell) => clues[cell] === clues[first]).slice(0, 9).map(cellName);
  return { kind: 'conflict', values: { digit: clues[first], cells: cells.join(', ') } };
}

export function positionIn(query: URLSearchParams): ReadPosition {
  if (!query.has('p')) return { position: null, problems: [{ kind: 'missing', values: {} }] };
  const clues = cluesIn(query.get('p')!);
  if (!(clues instanceof Uint8Array)) return { position: null, problems: [clues] };
  const values = query.has('v') ? valuesOf(query.get('v')!) : clues;
  if (!values || clues.some((digit, cell) => digit && digit !== values[cell])) {
    return { position: null, problems: [{ kind: 'entries', values: {} }] };
  }
  const problems: Problem[] = [];
  const read = <T>(field: string, of: (text: string) => T | null): T | null => {
    const text = query.get(field);
    const found = text === null ? null : of(text);
    if (text !== null && found === null) problems.push({ kind: 'field', values: { field } });
    return found;
  };
  const blank = (field: string) => read(field, unpackSets)?.map((set, cell) => (values[cell] ? 0 : set)) ?? new Uint16Array(81);
  const state = { ...emptyState(values), centre: blank('n'), corner: blank('m') };
  const left = read('c', unpackSets);
  if (left) state.out = ruledOut(values, left);
  state.colour = read('k', unpackSets) ?? state.colour;
  for (const code of read('q', (text) => unpackNumbers(text, 3, candidateColours)) ?? []) {
    state.candidateColour[Math.floor(code / 9)] = (code % 9) + 1;
  }
  state.links = new Set((read('l', (text) => unpackNumbers(text, 4, links)) ?? []).filter((code) => fits('l', code, 1)));
  const seconds = read('e', (text) => (/^\d{1,7}$/.test(text) ? Number(text) : null)) ?? undefined;
  return { position: { clues, state, title: query.get('t')?.slice(0, 200) || undefined, seconds }, problems };
}

// The position in an address of this page that was pasted as text, wherever the page is.
export function positionInText(text: string): Position | null {
  const own = /#\/(?:play|analyse)\?(\S+)$/.exec(text.trim());
  return own && !/\s/.test(text.trim()) ? positionIn(new URLSearchParams(own[1])).position : null;
}

// The position of an address as a puzzle of the engine.
export function puzzleIn(query: URLSearchParams): Puzzle | null {
  const { position } = positionIn(query);
  return position && puzzleOf(position);
}
