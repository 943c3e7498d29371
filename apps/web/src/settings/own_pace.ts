// Minutes at the player's own pace, if the player has agreed to it.
import { paceOf, type Pace } from '../game/pace';
import { loadResults } from '../game/statistics';
import { t } from '../i18n/i18n.svelte';
import { store } from '../storage/store';
import { settings } from './settings.svelte';

// What the results on this device show, whether the player has agreed or not.
export const shownPace = (): Pace => paceOf(loadResults(store), settings.paceSince);

// The factor to apply; 0: the minutes of an average player are shown.
export const ownFactor = (): number => (settings.pace === 'on' ? shownPace().factor : 0);

export function minutesText(minutes: number, factor: number): string {
  const count = Math.max(1, Math.round(minutes * (factor || 1)));
  return t(factor ? 'minutes.own' : 'minutes.about', { count });
}
