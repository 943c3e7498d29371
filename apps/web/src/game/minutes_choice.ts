// Puzzles chosen by time: the minutes that the page offers, and the range of minutes of an average player that each stands for.
const offered: readonly number[] = [2, 3, 5, 10, 15, 20, 30, 45, 60, 90];
const mostOffered = 6;
// The engine finds a puzzle within this range of an average player's minutes in about 0.3 seconds. It finds one of 60 minutes
// in some seconds, and hardly any of 90.
const least = 2.5;
const most = 40;
const spread = 0.15; // of what "about" allows, to both sides

const averageOf = (minutes: number, factor: number) => minutes / (factor || 1);

// The minutes to offer to a player with this pace (0: an average player).
export const minutesOffered = (factor: number): number[] =>
  offered.filter((minutes) => averageOf(minutes, factor) >= least && averageOf(minutes, factor) <= most).slice(0, mostOffered);

// What is offered and closest to an earlier choice: the pace may have changed since.
export const closestOffered = (minutes: number, factor: number): number =>
  minutesOffered(factor).reduce((best, one) => (Math.abs(one - minutes) < Math.abs(best - minutes) ? one : best), Infinity);

// The range for the engine. With a pace it is rounded, so that puzzles in stock still fit after the next game.
export function minutesRange(minutes: number, factor: number): [number, number] {
  const average = Math.min(most, Math.max(least, averageOf(minutes, factor)));
  const centre = factor ? Math.round(2 * average) / 2 : average;
  const tenths = (value: number) => Math.round(10 * value) / 10;
  return [tenths(centre * (1 - spread)), tenths(centre * (1 + spread))];
}
