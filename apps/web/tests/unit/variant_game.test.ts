import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../src/storage/store';
import { coloured, entered, erased, newGame, redone, restarted, undone, valuesOf } from '../../src/variant/game';
import type { Key } from '../../src/ui/key';
import { variantAction } from '../../src/variant/keys';
import { centreNotes, cornerNotes, placedNotes } from '../../src/variant/notes';
import { resumed, savedVariants, saveVariant } from '../../src/variant/saved';

const start = newGame('1...2...3...4...');
const values = '1234';

describe('a game of a variant', () => {
  it('takes values, but not where one is given', () => {
    const game = entered(start, [0, 1], 'digit', '3', values);
    expect(valuesOf(game)).toBe('13..2...3...4...');
    expect(entered(game, [0], 'digit', '3', values)).toBe(game);
    expect(valuesOf(entered(game, [1], 'digit', '3', values))).toBe(start.givens); // the same value again removes it
  });
  it('keeps notes in order, and toggles them for all cells at once', () => {
    let game = entered(start, [1], 'centre', '3', values);
    game = entered(game, [1, 2], 'centre', '2', values);
    expect([game.cells[1].centre, game.cells[2].centre]).toEqual(['23', '2']);
    game = entered(game, [1, 2], 'centre', '2', values);
    expect([game.cells[1].centre, game.cells[2].centre]).toEqual(['3', '']);
  });
  it('undoes and redoes every move', () => {
    const moves = [entered(start, [1], 'digit', '3', values)];
    moves.push(coloured(moves[0], [0, 1], 5));
    moves.push(erased(moves[1], [1]));
    moves.push(restarted(moves[2]));
    const last = moves.at(-1)!;
    expect(last.cells).toEqual(start.cells);
    let game = last;
    for (const before of [...moves.slice(0, -1).reverse(), start]) {
      game = undone(game);
      expect(game.cells).toEqual(before.cells);
    }
    expect(undone(game)).toBe(game);
    for (const after of moves) {
      game = redone(game);
      expect(game.cells).toEqual(after.cells);
    }
  });
});

describe('stored games', () => {
  it('are resumed, the last one first', () => {
    const store = memoryStore();
    const game = entered(start, [1], 'digit', '3', values);
    saveVariant({ puzzle: 'a', title: 'A', cells: [...game.cells] }, store);
    saveVariant({ puzzle: 'b', title: 'B', cells: [] }, store);
    expect(savedVariants(store).map(({ puzzle }) => puzzle)).toEqual(['b', 'a']);
    expect(valuesOf(resumed('a', start.givens, values, store))).toBe(valuesOf(game));
    expect(valuesOf(resumed('b', start.givens, values, store))).toBe(start.givens);
  });
  it('are checked', () => {
    const store = memoryStore();
    for (const text of ['', '{', '{}', '[1]', '[{"puzzle":"a","title":"","cells":[{"value":"<b>"}]}]']) {
      store.setItem('shudu.variants', text);
      expect(savedVariants(store)).toEqual([]);
    }
    const strange = start.cells.map((cell) => ({ ...cell, value: 'x', centre: '9z1' }));
    saveVariant({ puzzle: 'a', title: '', cells: strange }, store);
    const game = resumed('a', start.givens, values, store);
    expect(valuesOf(game)).toBe(start.givens);
    expect(game.cells[1].centre).toBe('1');
  });
});

describe('keys of a variant', () => {
  const key = (part: Partial<Key>): Key => ({ key: '', code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...part });
  const large = '123456789ABCDEFG';
  it('enter values, letters where the puzzle has them', () => {
    expect(variantAction(key({ key: '7', code: 'Digit7' }), large)).toEqual({ do: 'value', value: '7', as: 'current' });
    expect(variantAction(key({ key: 'g', code: 'KeyG' }), large)).toEqual({ do: 'value', value: 'G', as: 'current' });
    expect(variantAction(key({ key: 'g', code: 'KeyG' }), values)).toBeNull();
    expect(variantAction(key({ key: '"', code: 'Digit2', shiftKey: true }), values)).toEqual({ do: 'value', value: '2', as: 'corner' });
  });
  it('erase with 0, unless 0 is a value', () => {
    expect(variantAction(key({ key: '0', code: 'Digit0' }), values)).toEqual({ do: 'erase' });
    expect(variantAction(key({ key: '0', code: 'Digit0' }), '012345678')).toEqual({ do: 'value', value: '0', as: 'current' });
  });
  it('change the mode, undo and select', () => {
    expect(variantAction(key({ key: 'x', code: 'KeyX' }), large)).toEqual({ do: 'mode', mode: 'corner' });
    expect(variantAction(key({ key: 'c', code: 'KeyC' }), values)).toEqual({ do: 'mode', mode: 'centre' });
    expect(variantAction(key({ key: 'c', code: 'KeyC' }), large)).toEqual({ do: 'value', value: 'C', as: 'current' });
    expect(variantAction(key({ key: ' ', code: 'Space' }), large)).toEqual({ do: 'next_mode' });
    expect(variantAction(key({ key: 'z', code: 'KeyZ', ctrlKey: true }), large)).toEqual({ do: 'undo' });
    expect(variantAction(key({ key: 'ArrowUp', code: 'ArrowUp', shiftKey: true }), large)).toEqual({ do: 'move', rows: -1, columns: 0, extend: true });
  });
});

it('notes stay inside the cell, however many there are', () => {
  const all = '123456789ABCDEFGHIJKLMNOP';
  for (const n of [1, 4, 9, 16, 25]) {
    const text = all.slice(0, n);
    for (const { size, notes } of [cornerNotes(text, true), centreNotes(text), placedNotes(text, all, false)]) {
      expect(notes.map((note) => note.text).join('')).toBe(text);
      for (const { x, y } of notes) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThanOrEqual(size * 0.3);
    }
  }
});
