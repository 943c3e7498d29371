// What is known about a puzzle before any algorithm starts.
import type { Checked } from 'shudu';
import { cellNamed } from '../grid/cells';
import { t } from '../i18n/i18n.svelte';

export interface Verdict {
  bad: boolean; // it has no solution
  words: string;
  conflicts: ReadonlySet<number>; // cells
}

export function verdictOf({ conflicts, solutions, clues }: Checked): Verdict {
  const cells = new Set(conflicts.flatMap((conflict) => conflict.cells.map(cellNamed)));
  if (conflicts.length) {
    const { digit, cells: names } = conflicts[0];
    return { bad: true, words: t('watch.verdict.conflict', { digit, cells: names.join(', ') }), conflicts: cells };
  }
  const words = { '0': t('watch.verdict.none'), '1': t('watch.verdict.one', { clues }), '2+': t('watch.verdict.many', { clues }) }[solutions];
  return { bad: solutions === '0', words, conflicts: cells };
}
