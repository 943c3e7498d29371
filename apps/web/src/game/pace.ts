// The player's own pace: how the player's times compare with the minutes of an average player, which the engine predicts. It is
// the median of time / expected time of the latest games, on a scale of ratios, so a few games with long distractions do not
// change it. Games with hints do not count, and of a puzzle that was solved several times only the first solve counts.
import { medianOf, type Result } from './statistics';

export interface Pace {
  factor: number; // of the minutes of an average player; 0 while there are too few games
  games: number; // that it is taken from
}
export const leastGames = 5;
const mostGames = 40;
const [fastest, slowest] = [0.1, 10]; // beyond, there are no puzzles to offer

// `since`: games that ended before are left out (milliseconds since 1970).
export function paceOf(results: readonly Result[], since = 0): Pace {
  const known = new Set<string>();
  const ratios: number[] = [];
  for (const result of [...results].sort((a, b) => a.at - b.at)) {
    const game = result.id?.split('.')[0];
    const repeated = game !== undefined && known.has(game);
    if (game !== undefined) known.add(game);
    if (!repeated && result.at >= since && shows(result)) ratios.push(result.milliseconds / 60_000 / result.minutes);
  }
  const latest = ratios.slice(-mostGames);
  const median = Math.exp(medianOf(latest.map(Math.log)));
  const factor = latest.length < leastGames ? 0 : Math.min(slowest, Math.max(fastest, median));
  return { factor, games: latest.length };
}

const shows = (result: Result): result is Result & { minutes: number } =>
  result.helped === 0 && result.milliseconds > 0 && Number.isFinite(result.minutes) && result.minutes! > 0;
