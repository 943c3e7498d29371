// Statistics: the results of finished games. They are stored apart from the games, which can be deleted.
import { levels } from './levels';
import type { Store } from '../storage/store';

export interface Result {
  level: string; // '' for the player's own puzzles
  milliseconds: number;
  at: number;
  helped: number;
}
export interface LevelSummary {
  level: string;
  count: number;
  best: number; // without hints; 0 when there is none
  average: number;
  last: number;
}
export interface Summary {
  levels: LevelSummary[];
  streak: number; // days in a row up to today, or up to yesterday when nothing was solved today
  longest: number;
  total: number;
}

const key = 'shudu.statistics';

export function loadResults(store: Store): Result[] {
  try {
    const list = JSON.parse(store.getItem(key) ?? '[]') as Result[];
    return (Array.isArray(list) ? list : []).filter(
      (r) => typeof r?.level === 'string' && [r.milliseconds, r.at, r.helped].every((n) => Number.isFinite(n) && n >= 0),
    );
  } catch {
    return [];
  }
}
export function saveResults(store: Store, results: readonly Result[]): void {
  try {
    store.setItem(key, JSON.stringify(results));
  } catch {
    // Storage is full: the statistics stay unchanged.
  }
}

const order: readonly string[] = [...levels, ''];

// The day in the player's time zone.
const dayOf = (time: number): number => {
  const date = new Date(time);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
};

export function summarize(results: readonly Result[], now = Date.now()): Summary {
  const levels: LevelSummary[] = [];
  for (const level of order) {
    const own = results.filter((r) => r.level === level || (level === '' && !order.includes(r.level)));
    if (!own.length) continue;
    const unaided = own.filter((r) => r.helped === 0).map((r) => r.milliseconds);
    levels.push({
      level,
      count: own.length,
      best: unaided.length ? Math.min(...unaided) : 0,
      average: own.reduce((sum, r) => sum + r.milliseconds, 0) / own.length,
      last: own.at(-1)!.milliseconds,
    });
  }
  const days = [...new Set(results.map((r) => dayOf(r.at)))].sort((a, b) => a - b);
  let longest = 0;
  let run = 0;
  days.forEach((day, i) => {
    run = i > 0 && days[i - 1] === day - 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  const last = days.at(-1) ?? -Infinity;
  return { levels, longest, streak: dayOf(now) - last <= 1 ? run : 0, total: results.length };
}

export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
