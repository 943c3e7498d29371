// The end of a game: its result goes into the statistics, and the player sees how it compares.
import type { Game } from '../game/game';
import { levelCalled } from '../game/levels';
import { isComplete } from '../game/record';
import { solveCode, type SolvedPuzzle } from '../game/solve_code';
import { loadResults, sameResult, saveResults, summarize, type Result } from '../game/statistics';
import { store } from '../storage/store';

export interface Finish {
  milliseconds: number;
  best: number; // before this game; 0 when there was none
  streak: number; // days in a row
  helped: number; // hints taken
  mistakes: number;
  level: string;
  minutes?: number; // that an average player takes
  counts: boolean; // the result is in the statistics
  code: string; // the solve, to share; '' when there is no complete record of it
}

// A game that is taken back and finished again keeps its first result.
export function recordFinish(game: Game): Finish {
  const results = loadResults(store);
  const result = resultOf(game);
  const before = results.filter((other) => !sameResult(other, result));
  const best = summarize(before).levels.find((l) => l.level === result.level)?.best ?? 0;
  const all = game.unranked || before.length < results.length ? results : [...results, result];
  if (all !== results) saveResults(store, all);
  const { streak } = summarize(all);
  const { milliseconds, helped, level } = result;
  const { minutes } = game.origin;
  return { milliseconds, best, streak, helped, mistakes: game.mistakes, level, minutes, counts: !game.unranked, code: codeOf(game) };
}

function resultOf(game: Game): Result {
  const { level = '', rating, minutes, daily, race } = game.origin;
  const code = daily || race ? codeOf(game) : '';
  return {
    level, milliseconds: game.elapsed, at: Date.now(), helped: game.helped, id: `${game.id}.${game.begun}`, mistakes: game.mistakes,
    ...(rating ? { rating } : {}), ...(minutes && isComplete(game) ? { minutes } : {}), ...(daily ? { daily } : {}), ...(code ? { code } : {}),
  };
}

export function codeOf(game: Game): string {
  if (!game.solution || !isComplete(game)) return '';
  const level = levelCalled(game.origin.level);
  const puzzle: SolvedPuzzle = game.origin.daily && level
    ? { kind: 'daily', date: game.origin.daily, level }
    : { kind: 'clues', clues: game.clues };
  return solveCode({ puzzle, tenths: Math.floor(game.elapsed / 100), helped: game.helped, record: game.record }, game.solution);
}
