// Typing one's own puzzle: a digit becomes a clue, and the cursor goes on in reading order.
import type { Position } from '../address/position';

// The position with the digit as a clue of the cell; 0 clears the cell.
export function withClue({ clues, state, title }: Position, cell: number, digit: number): Position {
  const put = <T extends Uint8Array | Uint16Array>(array: T, value: number): T => {
    const copy = array.slice() as T;
    copy[cell] = value;
    return copy;
  };
  return {
    clues: put(clues, digit),
    state: { ...state, values: put(state.values, digit), corner: put(state.corner, 0), centre: put(state.centre, 0), out: put(state.out, 0) },
    title,
  };
}

export type Typed = { do: 'clue'; digit: number; move: -1 | 0 | 1 } | { do: 'move'; rows: number; cols: number } | { do: 'undo' | 'redo' };

const arrows: Record<string, [rows: number, cols: number]> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
};

// What a key does on the board; null if it does nothing there.
export function typedBy({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Typed | null {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'z') return { do: shiftKey ? 'redo' : 'undo' };
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'y') return { do: 'redo' };
  if (ctrlKey || metaKey || altKey) return null;
  if (arrows[key]) return { do: 'move', rows: arrows[key][0], cols: arrows[key][1] };
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? /^[1-9]$/.exec(key)?.[0];
  if (digit) return { do: 'clue', digit: Number(digit), move: 1 };
  if (key === '0' || key === '.' || key === ' ') return { do: 'clue', digit: 0, move: 1 };
  if (key === 'Delete') return { do: 'clue', digit: 0, move: 0 };
  if (key === 'Backspace') return { do: 'clue', digit: 0, move: -1 };
  return null;
}
