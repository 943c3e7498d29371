// Keys: what a key does while playing. The keys of SudokuPad (Z X C V, Shift+digit, Ctrl+digit, [ ]) and of desktop
// programs (F1–F12 without F5, U R, H, E) both work. Letters are recognised by their position on the keyboard, so that Z X C V are
// neighbours on every layout. So are digits, because Shift changes the character.
import type { Mode } from '../game/entry';
import type { Key } from '../ui/key';

export type Action =
  | { do: 'move'; rows: number; cols: number; extend: boolean }
  | { do: 'jump'; rows: number; cols: number } // to the next blank cell
  | { do: 'edge'; row: 'first' | 'last' | 'same'; col: 'first' | 'last' | 'same'; extend: boolean }
  | { do: 'digit'; digit: number; as: Mode | 'current' }
  | { do: 'mode'; mode: Mode }
  | { do: 'hint'; depth: 0 | 1 | 2 | 3 } // 0: one deeper than before
  | { do: 'filter'; digit: number } // 10: cells with two candidates
  | { do: 'filter_step'; by: 1 | -1 }
  | {
      do:
        | 'next_mode' | 'enter' | 'erase' | 'undo' | 'redo' | 'select_all' | 'select_none' | 'toggle' | 'convert' | 'fill' | 'candidates'
        | 'new' | 'pause' | 'fullscreen' | 'save' | 'note_mode' | 'print' | 'shortcuts' | 'back_to_right';
    };

const arrows: Record<string, [rows: number, cols: number]> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
  KeyW: [-1, 0], KeyS: [1, 0], KeyA: [0, -1], KeyD: [0, 1],
};
const plainLetters: Record<string, Action> = {
  KeyZ: { do: 'mode', mode: 'digit' }, KeyX: { do: 'mode', mode: 'corner' }, KeyC: { do: 'mode', mode: 'centre' },
  KeyV: { do: 'mode', mode: 'colour' }, KeyP: { do: 'mode', mode: 'pen' }, KeyE: { do: 'note_mode' },
  KeyU: { do: 'undo' }, KeyR: { do: 'redo' }, KeyH: { do: 'hint', depth: 0 }, KeyM: { do: 'fill' },
  KeyK: { do: 'candidates' }, KeyN: { do: 'new' }, KeyF: { do: 'fullscreen' }, KeyB: { do: 'save' },
};

export function actionOf(key: Key): Action | null {
  const command = key.ctrlKey || key.metaKey;

  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(key.code);
  // A number pad with Shift or without Num Lock sends arrows with digit codes. Such a key moves the cursor.
  if (digit && !/^(Arrow|Home|End|Page|Insert|Delete|Clear)/.test(key.key)) {
    const n = Number(digit[1]);
    if (n === 0) return command || key.altKey ? null : { do: 'erase' };
    if (key.altKey) return { do: 'digit', digit: n, as: 'colour' };
    if (command) return { do: 'digit', digit: n, as: 'centre' };
    return { do: 'digit', digit: n, as: key.shiftKey ? 'corner' : 'current' };
  }
  // On-screen keyboards send no code.
  if (!key.code && /^[1-9]$/.test(key.key)) return { do: 'digit', digit: Number(key.key), as: 'current' };

  if (key.key.startsWith('Arrow')) {
    const [rows, cols] = arrows[key.key];
    return command ? { do: 'jump', rows, cols } : { do: 'move', rows, cols, extend: key.shiftKey };
  }
  switch (key.key) {
    case 'Home': return { do: 'edge', row: command ? 'first' : 'same', col: 'first', extend: key.shiftKey };
    case 'End': return { do: 'edge', row: command ? 'last' : 'same', col: 'last', extend: key.shiftKey };
    case 'PageUp': return { do: 'edge', row: 'first', col: 'same', extend: key.shiftKey };
    case 'PageDown': return { do: 'edge', row: 'last', col: 'same', extend: key.shiftKey };
    case 'Delete':
    case 'Backspace': return { do: 'erase' };
    case 'Enter': return { do: 'enter' }; // the digit that is chosen, when digits come first
    case 'Escape': return { do: 'select_none' };
    case ' ': return command || key.shiftKey ? { do: 'toggle' } : { do: 'next_mode' };
    case '[': return { do: 'undo' };
    case ']': return { do: 'redo' };
    case '?': return { do: 'hint', depth: 0 };
    case '<': return { do: 'filter_step', by: -1 };
    case '>': return { do: 'filter_step', by: 1 };
    case '.': return { do: 'convert' };
    case 'Pause': return { do: 'pause' };
  }
  const f = /^F([1-9]|1[0-2])$/.exec(key.key);
  if (f) {
    const n = Number(f[1]);
    if (n === 5) return null; // reloads the page
    if (n <= 10) return { do: 'filter', digit: n };
    if (n === 12) return { do: 'hint', depth: key.altKey ? 1 : command ? 2 : 3 };
    return null;
  }
  if (key.altKey) return null;
  if (command) {
    switch (key.key.toLowerCase()) {
      case 'z': return { do: key.shiftKey ? 'redo' : 'undo' };
      case 'y': return { do: 'redo' };
      case 'a': return { do: 'select_all' };
      case 'p': return { do: 'print' };
      case 's': return { do: 'save' };
    }
    return null;
  }
  if (key.code === 'KeyP' && key.shiftKey) return { do: 'pause' };
  if (key.code === 'KeyU' && key.shiftKey) return { do: 'back_to_right' };
  if (key.code in arrows) {
    const [rows, cols] = arrows[key.code];
    return { do: 'move', rows, cols, extend: key.shiftKey };
  }
  return plainLetters[key.code] ?? null;
}
