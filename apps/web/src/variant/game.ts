// A game of a variant as a value: what the player has written, and the moves that led there. A move is a list of changed
// cells, each with its content before and after, so undo and redo use the same list.
export interface CellContent {
  readonly value: string; // a character of the puzzle's values, or ''
  readonly corner: string; // notes: characters in the order of the values
  readonly centre: string;
  readonly colour: number; // 0 none, 1 to 9
}
export interface Change {
  readonly cell: number;
  readonly before: CellContent;
  readonly after: CellContent;
}
export interface VariantGame {
  readonly givens: string; // a character for each cell, '.' for a blank
  readonly cells: readonly CellContent[];
  readonly done: readonly (readonly Change[])[];
  readonly undone: readonly (readonly Change[])[];
}
export type Mode = 'digit' | 'corner' | 'centre' | 'colour';
export const modes: readonly Mode[] = ['digit', 'corner', 'centre', 'colour'];

const blank: CellContent = { value: '', corner: '', centre: '', colour: 0 };

export const newGame = (givens: string): VariantGame => ({
  givens,
  cells: [...givens].map((character) => ({ ...blank, value: character === '.' ? '' : character })),
  done: [],
  undone: [],
});
export const isGiven = (game: VariantGame, cell: number): boolean => game.givens[cell] !== '.';
// The board as the engine reads it.
export const valuesOf = (game: VariantGame): string => game.cells.map(({ value }) => value || '.').join('');

const same = (a: CellContent, b: CellContent) =>
  a.value === b.value && a.corner === b.corner && a.centre === b.centre && a.colour === b.colour;

// The game after the cells have got a new content. Cells that stay as they are do not count.
function changed(game: VariantGame, cells: Iterable<number>, next: (cell: CellContent, given: boolean) => CellContent): VariantGame {
  const move = [...cells].flatMap((cell) => {
    const before = game.cells[cell];
    const after = next(before, isGiven(game, cell));
    return same(before, after) ? [] : [{ cell, before, after }];
  });
  if (!move.length) return game;
  return { ...game, cells: withChanges(game.cells, move, 'after'), done: [...game.done, move], undone: [] };
}
function withChanges(cells: readonly CellContent[], move: readonly Change[], side: 'before' | 'after'): CellContent[] {
  const next = [...cells];
  for (const change of move) next[change.cell] = change[side];
  return next;
}

// Notes in the order of the values.
function toggled(notes: string, value: string, values: string, on: boolean): string {
  return [...values].filter((one) => (one === value ? on : notes.includes(one))).join('');
}

// Writes a value in a mode. If all cells have it already, it is removed from them.
export function entered(game: VariantGame, cells: readonly number[], mode: 'digit' | 'corner' | 'centre', value: string, values: string): VariantGame {
  const open = cells.filter((cell) => !isGiven(game, cell));
  if (mode === 'digit') {
    const all = open.every((cell) => game.cells[cell].value === value);
    return changed(game, open, (cell) => ({ ...cell, value: all ? '' : value }));
  }
  const empty = open.filter((cell) => !game.cells[cell].value);
  const on = !empty.every((cell) => game.cells[cell][mode].includes(value));
  return changed(game, empty, (cell) => ({ ...cell, [mode]: toggled(cell[mode], value, values, on) }));
}
export function coloured(game: VariantGame, cells: readonly number[], colour: number): VariantGame {
  const all = cells.every((cell) => game.cells[cell].colour === colour);
  return changed(game, cells, (cell) => ({ ...cell, colour: all ? 0 : colour }));
}
// Removes the values of the cells, or their notes and colours where there is no value to remove.
export function erased(game: VariantGame, cells: readonly number[]): VariantGame {
  const filled = cells.some((cell) => game.cells[cell].value && !isGiven(game, cell));
  return changed(game, cells, (cell, given) => {
    if (filled) return given ? cell : { ...cell, value: '' };
    return { ...blank, value: cell.value };
  });
}
export function restarted(game: VariantGame): VariantGame {
  return changed(game, game.cells.keys(), (cell, given) => (given ? { ...blank, value: cell.value } : blank));
}

export function undone(game: VariantGame): VariantGame {
  const move = game.done.at(-1);
  if (!move) return game;
  return { ...game, cells: withChanges(game.cells, move, 'before'), done: game.done.slice(0, -1), undone: [...game.undone, move] };
}
export function redone(game: VariantGame): VariantGame {
  const move = game.undone.at(-1);
  if (!move) return game;
  return { ...game, cells: withChanges(game.cells, move, 'after'), done: [...game.done, move], undone: game.undone.slice(0, -1) };
}
