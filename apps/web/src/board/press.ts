// A press or a movement of the pointer on the board.
export interface Press {
  cell: number;
  digit: number; // of the candidate under the pointer
  crossed: readonly number[]; // the cells on the way since the movement before
  event: PointerEvent;
}
