// The saved form of a game. What is read is untrusted: invalid parts are left out.
import { lineOf, valuesOf } from '../grid/cells';
import type { Game, GameOrigin } from './game';
import { loadedRecord, savedRecord } from './record';
import { fits, loadedState, savedState, type Change, type Layer, type Move, type SavedState } from './state';

export interface SavedGame {
  version: 1;
  id: string;
  clues: string;
  solution: string | null;
  origin: GameOrigin;
  state: SavedState;
  done: Move[];
  undone: Move[];
  savepoints: { name: string; at: number; state: SavedState }[];
  begun: number;
  touched: number;
  elapsed: number;
  helped: number;
  mistakes: number;
  unranked: boolean;
  record: number[];
  finished: boolean;
}

export const savedGame = (game: Game): SavedGame => ({
  ...game,
  version: 1,
  clues: lineOf(game.clues),
  solution: game.solution && lineOf(game.solution),
  state: savedState(game.state),
  done: [...game.done],
  undone: [...game.undone],
  record: savedRecord(game.record),
  savepoints: game.savepoints.map((point) => ({ ...point, state: savedState(point.state) })),
});

// Null when it is not a saved game. A history with an invalid move is left out.
export function loadedGame(saved: unknown): Game | null {
  const from = saved as SavedGame | null;
  if (!from || from.version !== 1 || typeof from.id !== 'string' || typeof from.clues !== 'string') return null;
  const clues = valuesOf(from.clues);
  if (!clues) return null;
  const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : 0);
  const state = loadedState(from.state ?? {});
  for (let cell = 0; cell < 81; ++cell) if (clues[cell]) state.values[cell] = clues[cell];
  const origin = from.origin && typeof from.origin === 'object' ? from.origin : {};
  return {
    id: from.id,
    clues,
    solution: typeof from.solution === 'string' ? valuesOf(from.solution) : null,
    origin: {
      title: typeof origin.title === 'string' ? origin.title : undefined,
      level: typeof origin.level === 'string' ? origin.level : undefined,
      technique: typeof origin.technique === 'string' ? origin.technique : undefined,
      hardest: typeof origin.hardest === 'string' ? origin.hardest : undefined,
      rating: typeof origin.rating === 'number' ? origin.rating : undefined,
      minutes: typeof origin.minutes === 'number' ? origin.minutes : undefined,
      daily: typeof origin.daily === 'string' ? origin.daily : undefined,
      race: origin.race === true ? true : undefined,
    },
    state,
    done: loadedMoves(from.done),
    undone: loadedMoves(from.undone),
    savepoints: (Array.isArray(from.savepoints) ? from.savepoints : []).map((point) => ({
      name: String(point?.name ?? ''),
      at: number(point?.at),
      state: loadedState(point?.state ?? {}),
    })),
    begun: number(from.begun),
    touched: number(from.touched),
    elapsed: number(from.elapsed),
    helped: number(from.helped),
    mistakes: number(from.mistakes),
    unranked: from.unranked === true,
    record: loadedRecord(from.record),
    finished: from.finished === true,
  };
}

function loadedMoves(list: unknown): Move[] {
  if (!Array.isArray(list)) return [];
  const good = (change: unknown): change is Change =>
    Array.isArray(change) &&
    change.length === 4 &&
    fits(change[0] as Layer, change[1], change[2]) &&
    fits(change[0] as Layer, change[1], change[3]);
  return list.every((move) => Array.isArray(move) && move.every(good)) ? list : [];
}
