// What a move did to the cells it was for, in words for screen readers.
import type { GameState } from '../game/state';
import { cellName, digitsOf, peersOf } from '../grid/cells';
import { t } from '../i18n/i18n.svelte';

// "3 entered in r1c3. In conflict with r1c2." `conflicts` is empty when the player does not want to know.
export function spokenEntry({ values }: GameState, cells: readonly number[], digit: number, conflicts: ReadonlySet<number>): string {
  const [cell] = cells;
  if (!values[cell]) return t('play.announce.cleared', { cell: placeOf(cells) });
  const entered = t('play.announce.entered', { digit, cell: placeOf(cells) });
  const against = conflicts.has(cell) ? peersOf[cell].filter((peer) => values[peer] === values[cell]) : [];
  return against.length ? t('play.announce.conflict', { entered, cells: against.map(cellName).join(' ') }) : entered;
}

// "r1c3: corner notes 1 4", "r1c3 and 2 more: no notes".
export function spokenNotes({ corner, centre, colour }: GameState, cells: readonly number[], kind: 'corner' | 'centre' | 'colour'): string {
  const set = { corner, centre, colour }[kind][cells[0]];
  const list = digitsOf(set).join(' ');
  const notes = !set ? t('play.announce.none') : kind === 'colour' ? t('speech.colour', { number: list }) : t(`speech.${kind}`, { digits: list });
  return t('play.announce.notes', { cell: placeOf(cells), notes });
}

const placeOf = (cells: readonly number[]): string =>
  cells.length > 1 ? t('play.announce.cells', { cell: cellName(cells[0]), count: cells.length }) : cellName(cells[0]);
