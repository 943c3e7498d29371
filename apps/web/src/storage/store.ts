// The browser's storage for settings, games, statistics and the stock of puzzles.
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

// A store that lasts as long as the page. It replaces the browser's storage where that is not allowed.
export function memoryStore(): Store {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    key: (i) => [...map.keys()][i] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

export function browserStore(): Store {
  try {
    localStorage.setItem('shudu.test', '1');
    localStorage.removeItem('shudu.test');
    return localStorage;
  } catch {
    return memoryStore();
  }
}

export const store = browserStore();
