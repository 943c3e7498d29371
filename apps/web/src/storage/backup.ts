// A backup: what the page has stored in the browser, as one text.
import type { Store } from './store';

const prefix = 'shudu.';
// Not the player's data: puzzles in stock, and parts of a transfer that is under way.
const left: readonly string[] = ['shudu.pool', 'shudu.transfer', 'shudu.test'];

// Merges a stored value with the one from the backup. Returns null where the key is not one that it knows.
export type Merge = (key: string, stored: string, incoming: string) => string | null;

export function backup(store: Store, wanted: (key: string) => boolean = () => true): string {
  const all: Record<string, string> = {};
  for (let i = 0; i < store.length; ++i) {
    const key = store.key(i);
    if (key?.startsWith(prefix) && !left.includes(key) && wanted(key)) all[key] = store.getItem(key)!;
  }
  return JSON.stringify({ shudu: 1, all });
}

// The entries of a backup, or null when the text is none.
export function entriesOf(text: string): [key: string, value: string][] | null {
  try {
    const { shudu, all } = JSON.parse(text) as { shudu: number; all: Record<string, string> };
    if (shudu !== 1 || typeof all !== 'object' || !all) return null;
    return Object.entries(all).filter(([key, value]) => key.startsWith(prefix) && !left.includes(key) && typeof value === 'string');
  } catch {
    return null;
  }
}

// Returns whether the text is a backup that could be stored. The entries are checked later, like everything that is read
// from storage. What `merge` does not know is replaced.
export function restoreBackup(store: Store, text: string, merge: Merge = () => null): boolean {
  const entries = entriesOf(text);
  if (!entries) return false;
  try {
    for (const [key, value] of entries) {
      const stored = store.getItem(key);
      store.setItem(key, (stored !== null && merge(key, stored, value)) || value);
    }
    return true;
  } catch {
    return false; // storage is full
  }
}
