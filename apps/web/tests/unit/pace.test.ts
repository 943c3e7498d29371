// The player's own pace, and the minutes that are offered and asked for with it.
import { describe, expect, it } from 'vitest';
import { closestOffered, minutesOffered, minutesRange } from '../../src/game/minutes_choice';
import { leastGames, paceOf } from '../../src/game/pace';
import { stockKey } from '../../src/game/pool';
import type { Result } from '../../src/game/statistics';
import { readPreferences } from '../../src/settings/settings.svelte';

let time = 0;
// A game that took `ratio` times the ten minutes expected.
const game = (ratio: number, more: Partial<Result> = {}): Result => {
  time += 1000;
  return { level: 'easy', milliseconds: ratio * 600_000, minutes: 10, at: time, helped: 0, id: `g${time}.1`, ...more };
};
const games = (...ratios: number[]): Result[] => ratios.map((ratio) => game(ratio));

describe('the pace', () => {
  it('is known after some games', () => {
    expect(paceOf(games(2, 2, 2, 2))).toEqual({ factor: 0, games: leastGames - 1 });
    expect(paceOf([])).toEqual({ factor: 0, games: 0 });
    const { factor, games: count } = paceOf(games(0.7, 0.8, 0.9, 1, 0.8));
    expect([factor.toFixed(6), count]).toEqual(['0.800000', 5]);
  });
  it('is not moved by a few games with long distractions', () => {
    expect(paceOf(games(0.8, 0.8, 0.8, 0.8, 0.8, 50, 90)).factor).toBeCloseTo(0.8);
  });
  it('treats twice and half as long alike', () => {
    expect(paceOf(games(0.5, 0.5, 0.5, 2, 2, 2)).factor).toBeCloseTo(1);
  });
  it('stays where there are puzzles to offer', () => {
    for (const ratio of [1e-6, 1e6]) expect(minutesOffered(paceOf(games(ratio, ratio, ratio, ratio, ratio)).factor).length).toBeGreaterThan(1);
  });
  it('leaves out games with hints, games without minutes and damaged ones', () => {
    const bad = [game(9, { helped: 1 }), game(9, { minutes: undefined }), game(9, { minutes: 0 }), game(0), game(9, { minutes: 'x' as unknown as number })];
    expect(paceOf([...games(1, 1, 1, 1, 1), ...bad])).toEqual({ factor: 1, games: 5 });
  });
  it('counts a puzzle once, however often it was solved', () => {
    const first = game(1, { id: 'same.1' });
    const again = [2, 3, 4, 5, 6].map((begun) => game(0.1, { id: `same.${begun}` }));
    expect(paceOf([...again, ...games(1, 1, 1, 1), first].reverse())).toEqual({ factor: 1, games: 5 });
    // The first solve took a hint: the later ones show nothing either.
    expect(paceOf([game(1, { id: 'help.1', helped: 2 }), game(0.1, { id: 'help.2' }), ...games(1, 1, 1, 1, 1)])).toEqual({ factor: 1, games: 5 });
  });
  it('follows the latest games, and begins again', () => {
    const early = games(...Array<number>(60).fill(2));
    const since = time + 1;
    const late = games(...Array<number>(21).fill(1));
    expect(paceOf([...early, ...late])).toEqual({ factor: 1, games: 40 });
    expect(paceOf([...early, ...late], since)).toEqual({ factor: 1, games: 21 });
    expect(paceOf(early, since)).toEqual({ factor: 0, games: 0 });
  });
});

describe('minutes', () => {
  it('are offered as far as there are such puzzles', () => {
    for (const factor of [0, 0.3, 0.5, 1, 2, 4]) {
      const offered = minutesOffered(factor);
      expect(offered.length, String(factor)).toBeGreaterThan(3);
      for (const minutes of offered) {
        const [least, most] = minutesRange(minutes, factor);
        expect(least * (factor || 1), `${minutes} at ${factor}`).toBeLessThan(minutes);
        expect(most * (factor || 1), `${minutes} at ${factor}`).toBeGreaterThan(minutes);
      }
    }
    expect(minutesOffered(0)).toContain(10);
    expect([closestOffered(10, 0), closestOffered(30, 0.3), closestOffered(2, 4)]).toEqual([10, 10, 10]);
  });
  it('of a slow player are puzzles that are faster for others', () => {
    expect(minutesRange(10, 0)).toEqual([8.5, 11.5]);
    expect(minutesRange(10, 2)).toEqual([4.3, 5.8]);
    // A small change of the pace keeps the stock.
    expect(minutesRange(10, 0.8)).toEqual(minutesRange(10, 0.81));
  });
  it('have their own stock', () => {
    const wanted = { level: 'easy', symmetry: 'none' } as const;
    expect(stockKey({ ...wanted, minutes: [8.5, 11.5] })).not.toBe(stockKey(wanted));
    expect(stockKey({ ...wanted, minutes: [8.5, 11.5] })).not.toBe(stockKey({ ...wanted, rating: [8.5, 11.5] }));
  });
});

it('the player is asked, and damaged answers are no answer', () => {
  expect(readPreferences(null).pace).toBe('ask');
  expect(readPreferences('{"pace":"yes","paceSince":"x"}')).toMatchObject({ pace: 'ask', paceSince: 0 });
  expect(readPreferences('{"pace":"on","paceSince":7}')).toMatchObject({ pace: 'on', paceSince: 7 });
});
