// Merges two versions of one game that were played apart, for example in two tabs. The version with the later move is
// kept. If the other one has moves that the kept one lacks, its position becomes a savepoint, so nothing is lost.
import type { Game, Savepoint } from './game';
import type { Move } from './state';

export interface Merged {
  game: Game;
  added: boolean; // the position of the other version is now a savepoint
}

export function merged(one: Game, other: Game, name: string): Merged {
  const [kept, left] = one.touched >= other.touched ? [one, other] : [other, one];
  const added = !isPast(left, kept);
  const extra: Savepoint[] = added ? [{ name, at: left.touched, state: left.state }] : [];
  const game = {
    ...kept,
    savepoints: [...kept.savepoints, ...missing(left.savepoints, kept.savepoints), ...extra],
    elapsed: Math.max(kept.elapsed, left.elapsed),
    helped: Math.max(kept.helped, left.helped),
  };
  return { game, added };
}

// Whether the position of `early` is one that `late` has gone through or can redo.
function isPast(early: Game, late: Game): boolean {
  const all = [...late.done, ...[...late.undone].reverse()];
  return early.done.length <= all.length && early.done.every((move, i) => sameMove(move, all[i]));
}

const sameMove = (a: Move, b: Move): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const missing = (from: readonly Savepoint[], present: readonly Savepoint[]): Savepoint[] =>
  from.filter((point) => !present.some((own) => own.at === point.at));
