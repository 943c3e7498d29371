// Game: a puzzle that is played: its clues, the state, the moves, savepoints and the time. It is a value: every function
// returns a new game.
import { isFull } from '../grid/cells';
import { goTo, type Position } from './entry';
import type { Entry } from './record';
import { applied, emptyState, reversed, type GameState, type Move } from './state';

export interface Savepoint {
  name: string;
  at: number; // milliseconds since 1970
  state: GameState;
}

export interface GameOrigin {
  title?: string;
  level?: string; // id of the level: easy … extreme
  rating?: number; // on the Explainer's scale
  minutes?: number; // that an average player takes
  technique?: string; // that the puzzle was generated for
  hardest?: string; // technique that the rating is for
  daily?: string; // the date of a daily puzzle: 2026-11-16
  race?: boolean; // the puzzle came with an invitation to a race
}

export interface Game {
  id: string;
  clues: Uint8Array;
  solution: Uint8Array | null; // the only one; null when the puzzle has none or several
  origin: GameOrigin;
  state: GameState;
  done: readonly Move[];
  undone: readonly Move[]; // the last one is redone first
  savepoints: readonly Savepoint[];
  begun: number;
  touched: number;
  elapsed: number; // milliseconds played
  helped: number; // hints taken
  mistakes: number; // digits entered that differ from the solution
  unranked: boolean; // played on after the last mistake allowed: the result does not count
  record: readonly Entry[];
  finished: boolean; // the board is solved
}

export function newGame(
  id: string,
  clues: ArrayLike<number>,
  solution: ArrayLike<number> | null,
  origin: GameOrigin = {},
  now = Date.now(),
): Game {
  return {
    id,
    clues: Uint8Array.from(clues),
    solution: solution ? Uint8Array.from(solution) : null,
    origin,
    state: emptyState(clues),
    done: [],
    undone: [],
    savepoints: [],
    begun: now,
    touched: now,
    elapsed: 0,
    helped: 0,
    mistakes: 0,
    unranked: false,
    record: [],
    finished: false,
  };
}

export const positionOf = (game: Game): Position => ({ state: game.state, clues: game.clues });

export function played(game: Game, move: Move, now = Date.now()): Game {
  if (move.length === 0) return game;
  const state = applied(game.state, move);
  return {
    ...game,
    state,
    done: [...game.done, move],
    undone: [],
    touched: now,
    finished: isSolved(game.clues, state.values),
  };
}

// The moves from this number on as one move, which is undone at once.
export function joined(game: Game, from: number): Game {
  if (game.done.length <= from + 1) return game;
  return { ...game, done: [...game.done.slice(0, from), game.done.slice(from).flat()] };
}

export function undo(game: Game, now = Date.now()): Game {
  const move = game.done.at(-1);
  if (!move) return game;
  const state = applied(game.state, reversed(move));
  return {
    ...game,
    state,
    done: game.done.slice(0, -1),
    undone: [...game.undone, move],
    touched: now,
    finished: isSolved(game.clues, state.values),
  };
}

export function redo(game: Game, now = Date.now()): Game {
  const move = game.undone.at(-1);
  if (!move) return game;
  const state = applied(game.state, move);
  return {
    ...game,
    state,
    done: [...game.done, move],
    undone: game.undone.slice(0, -1),
    touched: now,
    finished: isSolved(game.clues, state.values),
  };
}

export const withSavepoint = (game: Game, name: string, now = Date.now()): Game => ({
  ...game,
  savepoints: [...game.savepoints, { name, at: now, state: game.state }],
  touched: now,
});

export const withSavepointNamed = (game: Game, index: number, name: string): Game => ({
  ...game,
  savepoints: game.savepoints.map((point, i) => (i === index ? { ...point, name } : point)),
});

export const withoutSavepoint = (game: Game, index: number): Game => ({
  ...game,
  savepoints: game.savepoints.filter((_, i) => i !== index),
});

export const restored = (game: Game, index: number): Game =>
  index in game.savepoints ? played(game, goTo(positionOf(game), game.savepoints[index].state)) : game;

// Removes everything but the clues. This can be undone.
export const restarted = (game: Game): Game => ({
  ...played(game, goTo(positionOf(game), emptyState(game.clues))),
  finished: false,
});

// Every cell is filled, and no house has a digit twice.
export function isSolved(clues: ArrayLike<number>, values: ArrayLike<number>): boolean {
  if (!isFull(values)) return false;
  const groups = new Set<number>();
  for (let cell = 0; cell < 81; ++cell) {
    if (clues[cell] && clues[cell] !== values[cell]) return false;
    const digit = values[cell];
    const box = Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
    groups.add(Math.floor(cell / 9) * 10 + digit);
    groups.add(100 + (cell % 9) * 10 + digit);
    groups.add(200 + box * 10 + digit);
  }
  return groups.size === 243;
}

// The cells whose digit differs from the solution.
export const wrongCells = (game: Game): number[] =>
  game.solution
    ? [...game.state.values.keys()].filter(
        (cell) => game.state.values[cell] && game.state.values[cell] !== game.solution![cell],
      )
    : [];

export const progress = (game: Game): number => {
  const blank = game.clues.filter((digit) => !digit).length;
  const filled = game.state.values.filter((digit, cell) => digit && !game.clues[cell]).length;
  return blank ? filled / blank : 1;
};
