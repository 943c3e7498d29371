// A history of values for undo and redo. It is a value: every function returns a new history.
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[]; // the next one first
}
const most = 200;

export const historyOf = <T>(now: T): History<T> => ({ past: [], now, future: [] });
export const withNext = <T>({ past, now }: History<T>, next: T): History<T> => ({ past: [...past, now].slice(-most), now: next, future: [] });
export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  return past.length ? { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future] } : history;
}
export function redone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  return future.length ? { past: [...past, now], now: future[0], future: future.slice(1) } : history;
}
