// Entry: the moves that the player's actions make. Every function takes the state and returns the move without applying it.
import { allCells, allDigits, bit, candidateOf, cellOfCandidate, digitOfCandidate, legalCandidates, peersOf } from '../grid/cells';
import { isSnyderNote } from './snyder';
import { Changes, difference, linkCode, type GameState, type Link, type Move } from './state';

export type Mode = 'digit' | 'corner' | 'centre' | 'colour' | 'pen';
export const modes: readonly Mode[] = ['digit', 'corner', 'centre', 'colour', 'pen'];

export interface EntryOptions {
  cleanNotes: boolean; // entering a digit removes it from the notes of its peers
  candidates: boolean; // candidates are shown: a note rules a candidate out
  together?: boolean; // corner and centre notes are one kind: they have the same places
  snyder?: boolean; // corner notes only where the digit has at most two places in the box
}

export interface Position {
  state: GameState;
  clues: ArrayLike<number>;
}

const blank = ({ state, clues }: Position, cells: Iterable<number>) =>
  [...cells].filter((cell) => !clues[cell] && !state.values[cell]);

// Enters the digit in all the cells, or removes it when all of them have it.
export function enterDigit(at: Position, cells: Iterable<number>, digit: number, options: EntryOptions): Move {
  const open = [...cells].filter((cell) => !at.clues[cell]);
  const changes = new Changes(at.state);
  const clear = open.length > 0 && open.every((cell) => at.state.values[cell] === digit);
  for (const cell of open) {
    changes.set('v', cell, clear ? 0 : digit);
    if (!clear && options.cleanNotes) {
      for (const peer of peersOf[cell]) {
        changes.set('n', peer, changes.get('n', peer) & ~bit(digit));
        changes.set('c', peer, changes.get('c', peer) & ~bit(digit));
      }
    }
  }
  return changes.move;
}

// Adds the note to all the blank cells, or removes it when all of them have it.
export function enterNote(at: Position, cells: Iterable<number>, digit: number, kind: 'corner' | 'centre', options: EntryOptions): Move {
  const open = blank(at, cells);
  const changes = new Changes(at.state);
  if (options.candidates) {
    const legal = legalCandidates(at.state.values);
    const possible = open.filter((cell) => legal[cell] & bit(digit));
    const ruleOut = possible.some((cell) => !(at.state.out[cell] & bit(digit)));
    for (const cell of possible) {
      changes.set('o', cell, ruleOut ? changes.get('o', cell) | bit(digit) : changes.get('o', cell) & ~bit(digit));
    }
    return changes.move;
  }
  const layer = kind === 'corner' || options.together ? 'n' : 'c';
  const layers = options.together ? (['n', 'c'] as const) : ([layer] as const);
  const add = open.some((cell) => !layers.some((one) => changes.get(one, cell) & bit(digit)));
  for (const cell of open) {
    if (!add) for (const one of layers) changes.set(one, cell, changes.get(one, cell) & ~bit(digit));
    else if (layer !== 'n' || !options.snyder || isSnyderNote(at.state, cell, digit)) changes.set(layer, cell, changes.get(layer, cell) | bit(digit));
  }
  return changes.move;
}

export function enterColour({ state }: Position, cells: Iterable<number>, colour: number): Move {
  const all = [...cells];
  const changes = new Changes(state);
  const add = all.some((cell) => !(state.colour[cell] & bit(colour)));
  for (const cell of all) {
    changes.set('k', cell, add ? state.colour[cell] | bit(colour) : state.colour[cell] & ~bit(colour));
  }
  return changes.move;
}

export function colourCandidate({ state }: Position, candidate: number, colour: number): Move {
  return new Changes(state).set('q', candidate, state.candidateColour[candidate] === colour ? 0 : colour).move;
}

// Draws the link, or removes it when it is there in either direction. A link of the other kind is replaced.
export function toggleLink({ state }: Position, link: Link): Move {
  if (link.from === link.to) return [];
  const changes = new Changes(state);
  const same = (kind: Link['kind']) => [
    linkCode({ ...link, kind }),
    linkCode({ from: link.to, to: link.from, kind }),
  ];
  const there = same(link.kind).some((code) => state.links.has(code));
  for (const code of [...same('strong'), ...same('weak')]) if (state.links.has(code)) changes.setLink(code, false);
  if (!there) changes.setLink(linkCode(link), true);
  return changes.move;
}

// Deletes the first of these that the cells have: values, notes of the mode, all notes, colours and links. The modes
// colour and pen delete their own first.
export function erase(at: Position, cells: Iterable<number>, mode: Mode): Move {
  const { state, clues } = at;
  const all = [...cells];
  const open = all.filter((cell) => !clues[cell]);
  const changes = new Changes(state);
  const wipe = (layer: 'v' | 'n' | 'c' | 'o' | 'k', which: number[]) => {
    for (const cell of which) changes.set(layer, cell, 0);
    return changes.move.length > 0;
  };
  const wipeMarks = () => {
    for (const cell of all) {
      for (const digit of allDigits) changes.set('q', candidateOf(cell, digit), 0);
    }
    for (const code of state.links) {
      const ends = [Math.floor(code / 1458), Math.floor(code / 2) % 729].map(cellOfCandidate);
      if (ends.some((cell) => all.includes(cell))) changes.setLink(code, false);
    }
    return changes.move.length > 0;
  };
  if (mode === 'colour' && wipe('k', all)) return changes.move;
  if (mode === 'pen' && wipeMarks()) return changes.move;
  if (wipe('v', open)) return changes.move;
  if (mode === 'corner' && wipe('n', open)) return changes.move;
  if (mode === 'centre' && wipe('c', open)) return changes.move;
  wipe('n', open);
  wipe('c', open);
  if (wipe('o', open)) return changes.move;
  wipe('k', all);
  wipeMarks();
  return changes.move;
}

// Turns corner notes into centre notes.
export function cornerToCentre({ state }: Position, cells: Iterable<number>): Move {
  const changes = new Changes(state);
  for (const cell of cells) {
    if (!state.corner[cell]) continue;
    changes.set('c', cell, state.centre[cell] | state.corner[cell]).set('n', cell, 0);
  }
  return changes.move;
}

// Fills in centre notes: all digits that the rules allow and the player has not ruled out.
export function fillNotes(at: Position, cells: Iterable<number> = allCells): Move {
  const legal = legalCandidates(at.state.values);
  const changes = new Changes(at.state);
  for (const cell of blank(at, cells)) changes.set('c', cell, legal[cell] & ~at.state.out[cell]).set('n', cell, 0);
  return changes.move;
}

// Applies a step of logic: enters digits and rules candidates out. Candidates are also removed from the notes.
export function applyDeduction(
  at: Position,
  placements: readonly number[],
  eliminations: readonly number[],
  options: EntryOptions,
): Move {
  const changes = new Changes(at.state);
  for (const candidate of placements) {
    const cell = cellOfCandidate(candidate);
    const digit = digitOfCandidate(candidate);
    for (const [layer, index, , after] of enterDigit(at, [cell], digit, options)) {
      if (layer !== 'l') changes.set(layer, index, after);
    }
    changes.set('v', cell, digit);
  }
  for (const candidate of eliminations) {
    const cell = cellOfCandidate(candidate);
    const mask = bit(digitOfCandidate(candidate));
    changes.set('o', cell, changes.get('o', cell) | mask);
    changes.set('n', cell, changes.get('n', cell) & ~mask);
    changes.set('c', cell, changes.get('c', cell) & ~mask);
  }
  return changes.move;
}

export const goTo = ({ state }: Position, wanted: GameState): Move => difference(state, wanted);
