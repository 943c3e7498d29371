// The description of a cell for screen readers.
import { colOf, digitsOf, rowOf } from '../grid/cells';
import { t } from '../i18n/i18n.svelte';

export interface CellSpeech {
  value: number;
  given: boolean;
  corner: number;
  centre: number;
  candidates: number;
  conflict: boolean;
  wrong: boolean;
  colours: number;
}

export function describeCell(cell: number, about: CellSpeech): string {
  const list = (set: number) => digitsOf(set).join(' ');
  const parts = [t('speech.cell', { row: rowOf(cell) + 1, column: colOf(cell) + 1 })];
  if (about.value) parts.push(about.given ? t('speech.given', { digit: about.value }) : String(about.value));
  else parts.push(t('speech.blank'));
  if (!about.value && about.candidates) parts.push(t('speech.candidates', { digits: list(about.candidates) }));
  if (!about.value && !about.candidates && about.corner) parts.push(t('speech.corner', { digits: list(about.corner) }));
  if (!about.value && !about.candidates && about.centre) parts.push(t('speech.centre', { digits: list(about.centre) }));
  if (about.conflict) parts.push(t('speech.conflict'));
  if (about.wrong) parts.push(t('speech.wrong'));
  if (about.colours) parts.push(digitsOf(about.colours).map((hue) => t('speech.colour', { number: hue })).join(', '));
  return parts.join(t('speech.separator'));
}
