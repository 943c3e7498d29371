// Statistics: the results of finished games. They are stored apart from the games, which can be deleted.
import type { Store } from '../storage/store';
import { levels } from './levels';

export interface Result {
  level: string; // '' for the player's own puzzles
  milliseconds: number;
  at: number;
  helped: number;
  id?: string; // of the game and its start; results of earlier versions have none
  mistakes?: number;
  rating?: number;
  minutes?: number; // that an average player takes; only if every entry was made in this game, so that the times compare
  daily?: string; // the date of a daily puzzle
  code?: string; // of a daily puzzle or a race: the solve, see solve_code.ts
}
export interface LevelSummary {
  level: string;
  count: number;
  best: number; // without hints; 0 when there is none
  median: number;
  average: number;
  last: number;
}
export interface Summary {
  levels: LevelSummary[];
  streak: number; // days in a row up to today, or up to yesterday when nothing was solved today
  longest: number;
  total: number;
  milliseconds: number; // all games together
}

export const statisticsKey = 'shudu.statistics';

export function loadResults(store: Store): Result[] {
  try {
    const list = JSON.parse(store.getItem(statisticsKey) ?? '[]') as Result[];
    return (Array.isArray(list) ? list : []).filter(
      (r) => typeof r?.level === 'string' && [r.milliseconds, r.at, r.helped].every((n) => Number.isFinite(n) && n >= 0),
    );
  } catch {
    return [];
  }
}
export function saveResults(store: Store, results: readonly Result[]): void {
  try {
    store.setItem(statisticsKey, JSON.stringify(results));
  } catch {
    // Storage is full: the statistics stay unchanged.
  }
}
// Whether two results are of the same solve.
export const sameResult = (a: Result, b: Result): boolean => (a.id !== undefined ? a.id === b.id : a.at === b.at && a.milliseconds === b.milliseconds);

const order: readonly string[] = [...levels, ''];
// The level of a result, or '' for the player's own puzzles and for levels of another version.
export const levelOf = (result: Result): string => (order.includes(result.level) ? result.level : '');

// The day in the player's time zone, as a number.
export const dayOf = (time: number): number => {
  const date = new Date(time);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
};

export function medianOf(numbers: readonly number[]): number {
  if (!numbers.length) return 0;
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const sumOf = (results: readonly Result[]): number => results.reduce((sum, r) => sum + r.milliseconds, 0);

function summaryOf(level: string, own: readonly Result[]): LevelSummary {
  const unaided = own.filter((r) => r.helped === 0).map((r) => r.milliseconds);
  return {
    level,
    count: own.length,
    best: unaided.length ? unaided.reduce((least, time) => Math.min(least, time)) : 0,
    median: medianOf(own.map((r) => r.milliseconds)),
    average: sumOf(own) / own.length,
    last: own.at(-1)!.milliseconds,
  };
}

export function summarize(results: readonly Result[], now = Date.now()): Summary {
  const byLevel = order
    .map((level) => ({ level, own: results.filter((r) => levelOf(r) === level) }))
    .filter(({ own }) => own.length)
    .map(({ level, own }) => summaryOf(level, own));
  const days = [...new Set(results.map((r) => dayOf(r.at)))].sort((a, b) => a - b);
  let longest = 0;
  let run = 0;
  days.forEach((day, i) => {
    run = i > 0 && days[i - 1] === day - 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  const last = days.at(-1) ?? -Infinity;
  return { levels: byLevel, longest, streak: dayOf(now) - last <= 1 ? run : 0, total: results.length, milliseconds: sumOf(results) };
}

export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
