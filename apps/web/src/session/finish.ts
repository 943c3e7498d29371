// The end of a game: its result goes into the statistics, and the player sees how it compares.
import type { Game } from '../game/game';
import { loadResults, saveResults, summarize, type Result } from '../game/statistics';
import { store } from '../storage/store';

export interface Finish {
  milliseconds: number;
  best: number; // before this game; 0 when there was none
  streak: number; // days in a row
  helped: number; // hints taken
  level: string;
}

export function recordFinish(game: Game): Finish {
  const results = loadResults(store);
  const level = game.origin.level ?? '';
  const best = summarize(results).levels.find((l) => l.level === level)?.best ?? 0;
  const result: Result = { level, milliseconds: game.elapsed, at: Date.now(), helped: game.helped };
  saveResults(store, [...results, result]);
  const { streak } = summarize([...results, result]);
  return { milliseconds: game.elapsed, best, streak, helped: game.helped, level };
}
