// A result as text to share: what was solved and how fast, and an address that opens and verifies it.
import { addressOf } from '../address/route.svelte';
import { levelName } from '../game/level_name';
import { levelCalled } from '../game/levels';
import type { SolvedPuzzle } from '../game/solve_code';
import { clockText } from '../game/statistics';
import { language, t } from '../i18n/i18n.svelte';
import { here } from '../ui/here';

export const resultAddress = (code: string): string => here() + addressOf('result', '', { c: code });

export const dateText = (date: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));

export const puzzleTitle = (puzzle: SolvedPuzzle, level = ''): string =>
  puzzle.kind === 'daily'
    ? t('result.daily', { date: dateText(puzzle.date), level: levelName(puzzle.level) })
    : levelCalled(level) ? t('result.puzzle', { level: levelName(level) }) : t('result.other');

export function resultText(title: string, milliseconds: number, helped: number, code: string): string {
  const help = helped ? t('result.hints', { count: helped }) : t('result.alone');
  return `shudu ${t('nav.name')} · ${title}\n${clockText(milliseconds)} · ${help}\n${resultAddress(code)}`;
}
