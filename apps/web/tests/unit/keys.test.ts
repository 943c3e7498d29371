import { describe, expect, it } from 'vitest';
import { actionOf } from '../../src/play/keys';
import type { Key } from '../../src/ui/key';

const key = (text: string): Key => {
  const parts = text.split('+');
  const name = parts.at(-1)!;
  const code = /^[0-9]$/.test(name) ? `Digit${name}` : /^[a-z]$/i.test(name) ? `Key${name.toUpperCase()}` : name;
  return {
    key: name, code,
    shiftKey: parts.includes('Shift'), ctrlKey: parts.includes('Ctrl'), altKey: parts.includes('Alt'), metaKey: parts.includes('Meta'),
  };
};

describe('keys', () => {
  const table: [string, object | null][] = [
    ['ArrowUp', { do: 'move', rows: -1, cols: 0, extend: false }],
    ['Shift+ArrowRight', { do: 'move', rows: 0, cols: 1, extend: true }],
    ['Ctrl+ArrowLeft', { do: 'jump', rows: 0, cols: -1 }],
    ['w', { do: 'move', rows: -1, cols: 0, extend: false }],
    ['d', { do: 'move', rows: 0, cols: 1, extend: false }],
    ['Ctrl+Home', { do: 'edge', row: 'first', col: 'first', extend: false }],
    ['End', { do: 'edge', row: 'same', col: 'last', extend: false }],
    ['5', { do: 'digit', digit: 5, as: 'current' }],
    ['Shift+5', { do: 'digit', digit: 5, as: 'corner' }],
    ['Ctrl+5', { do: 'digit', digit: 5, as: 'centre' }],
    ['Meta+5', { do: 'digit', digit: 5, as: 'centre' }],
    ['Alt+5', { do: 'digit', digit: 5, as: 'colour' }],
    ['0', { do: 'erase' }],
    ['Ctrl+0', null],
    ['Backspace', { do: 'erase' }],
    ['z', { do: 'mode', mode: 'digit' }],
    ['x', { do: 'mode', mode: 'corner' }],
    ['c', { do: 'mode', mode: 'centre' }],
    ['v', { do: 'mode', mode: 'colour' }],
    ['p', { do: 'mode', mode: 'pen' }],
    ['Shift+p', { do: 'pause' }],
    [' ', { do: 'next_mode' }],
    ['Ctrl+ ', { do: 'toggle' }],
    ['Ctrl+z', { do: 'undo' }],
    ['Ctrl+Shift+z', { do: 'redo' }],
    ['Ctrl+y', { do: 'redo' }],
    ['[', { do: 'undo' }],
    ['u', { do: 'undo' }],
    ['r', { do: 'redo' }],
    ['Ctrl+r', null], // the browser's own
    ['Ctrl+w', null],
    ['Ctrl+a', { do: 'select_all' }],
    ['Escape', { do: 'select_none' }],
    ['?', { do: 'hint', depth: 0 }],
    ['h', { do: 'hint', depth: 0 }],
    ['Alt+F12', { do: 'hint', depth: 1 }],
    ['Ctrl+F12', { do: 'hint', depth: 2 }],
    ['F12', { do: 'hint', depth: 3 }],
    ['F3', { do: 'filter', digit: 3 }],
    ['F5', null], // reloads the page
    ['Ctrl+F5', null],
    ['F10', { do: 'filter', digit: 10 }],
    ['F11', null],
    ['>', { do: 'filter_step', by: 1 }],
    ['.', { do: 'convert' }],
    ['e', { do: 'note_mode' }],
    ['Tab', null],
    ['Enter', { do: 'enter' }],
  ];
  it.each(table)('%s', (text, action) => expect(actionOf(key(text))).toEqual(action));

  it('takes letters by their place and digits by their key, on every layout', () => {
    const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
    // AZERTY: the key left of X types w; the key of 5 types (.
    expect(actionOf({ ...plain, key: 'w', code: 'KeyZ' })).toEqual({ do: 'mode', mode: 'digit' });
    expect(actionOf({ ...plain, key: '(', code: 'Digit5' })).toEqual({ do: 'digit', digit: 5, as: 'current' });
    // But Ctrl+Z undoes where Z is written.
    expect(actionOf({ ...plain, ctrlKey: true, key: 'z', code: 'KeyY' })).toEqual({ do: 'undo' });
    // A number pad without Num Lock moves.
    expect(actionOf({ ...plain, key: 'ArrowUp', code: 'Numpad8' })).toEqual({ do: 'move', rows: -1, cols: 0, extend: false });
    expect(actionOf({ ...plain, key: '8', code: 'Numpad8' })).toEqual({ do: 'digit', digit: 8, as: 'current' });
    expect(actionOf({ ...plain, key: '8', code: '' })).toEqual({ do: 'digit', digit: 8, as: 'current' });
  });
});
