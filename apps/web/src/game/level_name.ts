// The name of a game's level. The player's own puzzles have no level.
import { levelCalled } from './levels';
import { t } from '../i18n/i18n.svelte';

export function levelName(id: string | undefined): string {
  const level = levelCalled(id);
  return level ? t(`level.${level}`) : t('stats.other');
}
