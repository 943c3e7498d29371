// A press of the pointer on the board.
export interface Press {
  cell: number;
  digit: number; // of the candidate under the pointer
  event: PointerEvent;
}
