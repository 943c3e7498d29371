// The hint history: how often the player took a hint for each technique, and has not made up for it by practice.
import type { Store } from '../storage/store';

export type HintHistory = Readonly<Record<string, number>>; // by technique; the numbers are positive

const key = 'shudu.hints';
const most = 99;

export function loadHints(store: Store): HintHistory {
  try {
    const stored = JSON.parse(store.getItem(key) ?? '{}') as unknown;
    if (typeof stored !== 'object' || !stored || Array.isArray(stored)) return {};
    const good = Object.entries(stored as Record<string, unknown>).filter(([id, n]) => /^\w{1,60}$/.test(id) && Number.isInteger(n) && (n as number) > 0);
    return Object.fromEntries(good.map(([id, n]) => [id, Math.min(n as number, most)]));
  } catch {
    return {};
  }
}

// Adds hints of a technique, or removes them when `count` is negative. The stored value is read first, because another
// tab may have changed it.
export function addHints(store: Store, technique: string, count: number): HintHistory {
  const all: Record<string, number> = { ...loadHints(store) };
  const now = Math.min(most, (all[technique] ?? 0) + count);
  if (now > 0) all[technique] = now;
  else delete all[technique];
  try {
    store.setItem(key, JSON.stringify(all));
  } catch {
    // Storage is full: the history stays as it was.
  }
  return all;
}

// A hint was taken in a game.
export const recordHint = (store: Store, technique: string): void => void addHints(store, technique, 1);

// The techniques with the most hints first.
export const mostMissed = (history: HintHistory): string[] =>
  Object.keys(history).sort((a, b) => history[b] - history[a] || (a < b ? -1 : 1));
