// The name of a game's level. Puzzles that the player brought have none.
import { levelCalled } from '../game/levels';
import { t } from '../i18n/i18n.svelte';

export function levelName(id: string | undefined): string {
  const level = levelCalled(id);
  return level ? t(`level.${level}`) : t('stats.other');
}
