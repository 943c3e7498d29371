// A press of the pointer on a button leaves the focus where it is, so that the keyboard still works on the board.
export function keepFocus(element: HTMLElement): () => void {
  const pressed = (event: MouseEvent) => {
    if ((event.target as Element).closest('button')) event.preventDefault();
  };
  element.addEventListener('mousedown', pressed);
  return () => element.removeEventListener('mousedown', pressed);
}
