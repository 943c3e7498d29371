// A press of the pointer on a button leaves the focus where it is, so that the keyboard still works on the board.
export function keepFocus(event: MouseEvent): void {
  if ((event.target as Element).closest('button')) event.preventDefault();
}
