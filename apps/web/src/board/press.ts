// A press or a movement of the pointer on the board.
import type { Point } from './places';

export interface Press {
  cell: number;
  digit: number; // of the candidate under the pointer
  at: Point; // in units of the board
  crossed: readonly number[]; // the cells on the way since the movement before
  event: PointerEvent;
}
