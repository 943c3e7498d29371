// Keys: what a key does while a variant is played. Letters are values where the puzzle has them (A is 10). A letter that is no
// value may choose a mode: Z, X, C or V. In a 16×16 puzzle C is a value, and Space goes to the next mode.
import type { Mode } from './game';
import type { Key } from '../ui/key';

export type Action =
  | { do: 'move'; rows: number; columns: number; extend: boolean }
  | { do: 'value'; value: string; as: Mode | 'current' }
  | { do: 'mode'; mode: Mode }
  | { do: 'next_mode' | 'erase' | 'undo' | 'redo' | 'select_all' | 'select_none' | 'check' };

const arrows: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
};
const modeKeys: Record<string, Mode> = { KeyZ: 'digit', KeyX: 'corner', KeyC: 'centre', KeyV: 'colour' };

function commandOf(key: Key): Action | null {
  switch (key.key.toLowerCase()) {
    case 'z': return { do: key.shiftKey ? 'redo' : 'undo' };
    case 'y': return { do: 'redo' };
    case 'a': return { do: 'select_all' };
  }
  return null;
}

// `values` are the characters of the puzzle.
export function variantAction(key: Key, values: string): Action | null {
  const command = key.ctrlKey || key.metaKey;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(key.code)?.[1];
  if (digit && values.includes(digit) && !key.key.startsWith('Arrow')) {
    const as = key.altKey ? 'colour' : command ? 'centre' : key.shiftKey ? 'corner' : 'current';
    return { do: 'value', value: digit, as };
  }
  if (digit === '0' && !command && !key.altKey) return { do: 'erase' };
  if (arrows[key.key] && !command) {
    const [rows, columns] = arrows[key.key];
    return { do: 'move', rows, columns, extend: key.shiftKey };
  }
  switch (key.key) {
    case 'Delete':
    case 'Backspace': return { do: 'erase' };
    case 'Escape': return { do: 'select_none' };
    case ' ': return { do: 'next_mode' };
    case '[': return { do: 'undo' };
    case ']': return { do: 'redo' };
    case 'Enter': return { do: 'check' };
  }
  if (key.altKey) return null;
  if (command) return commandOf(key);
  const letter = key.key.toUpperCase();
  if (letter.length === 1 && /[A-P]/.test(letter) && values.includes(letter)) {
    return { do: 'value', value: letter, as: key.shiftKey ? 'corner' : 'current' };
  }
  return key.code in modeKeys ? { do: 'mode', mode: modeKeys[key.code] } : null;
}
