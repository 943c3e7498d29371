// Snyder notes: corner notes that are written only where a digit has at most two places in a box. Two places are a strong
// link, and the notes stay few.
import { allDigits, bit, boxOf, cellsOfHouse, has, legalCandidates } from '../grid/cells';
import { Changes, type GameState, type Move } from './state';

export const mostPlaces = 2;

// The cells of the box where the digit can still go, by the rules and by what the player has ruled out.
export function placesInBox(state: GameState, digit: number, box: number): number[] {
  const legal = legalCandidates(state.values);
  return cellsOfHouse[18 + box].filter((cell) => has(legal[cell] & ~state.out[cell], digit));
}

export const isSnyderNote = (state: GameState, cell: number, digit: number): boolean =>
  placesInBox(state, digit, boxOf(cell)).length <= mostPlaces;

// Writes the corner notes of all boxes, and removes corner notes that are none of them.
export function fillSnyder(state: GameState, cells: readonly number[]): Move {
  const notes = new Uint16Array(81);
  for (let box = 0; box < 9; ++box) {
    for (const digit of allDigits) {
      const places = placesInBox(state, digit, box);
      if (places.length <= mostPlaces) for (const cell of places) notes[cell] |= bit(digit);
    }
  }
  const changes = new Changes(state);
  for (const cell of cells) if (!state.values[cell]) changes.set('n', cell, notes[cell]);
  return changes.move;
}
