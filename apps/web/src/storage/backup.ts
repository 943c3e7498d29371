// A backup: everything that the page has stored in the browser, as one file.
import type { Store } from './store';

const prefix = 'shudu.';

export function backup(store: Store): string {
  const all: Record<string, string> = {};
  for (let i = 0; i < store.length; ++i) {
    const key = store.key(i);
    if (key?.startsWith(prefix)) all[key] = store.getItem(key)!;
  }
  return JSON.stringify({ shudu: 1, all });
}

// Returns whether the text is a backup. The entries are checked later, like everything that is read from storage.
export function restoreBackup(store: Store, text: string): boolean {
  try {
    const { shudu, all } = JSON.parse(text) as { shudu: number; all: Record<string, string> };
    if (shudu !== 1 || typeof all !== 'object' || !all) return false;
    const entries = Object.entries(all).filter(([key, value]) => key.startsWith(prefix) && typeof value === 'string');
    for (const [key, value] of entries) store.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
