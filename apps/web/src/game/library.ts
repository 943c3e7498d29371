// Saved games in the browser's storage, one entry each, so that saving one game rewrites no other. When storage is full,
// the oldest finished games are deleted first, then the oldest unfinished ones.
import type { Store } from '../storage/store';
import type { Game } from './game';
import { loadedGame, savedGame } from './saved_game';

const prefix = 'shudu.game.';
const currentKey = 'shudu.current';
const most = 200;

export const keyOfGame = (id: string): string => prefix + id;

export function gameIn(text: string | null): Game | null {
  try {
    return loadedGame(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

export class Games {
  constructor(private readonly store: Store) {}

  ids(): string[] {
    const found: string[] = [];
    for (let i = 0; i < this.store.length; ++i) {
      const key = this.store.key(i);
      if (key?.startsWith(prefix)) found.push(key.slice(prefix.length));
    }
    return found;
  }

  load(id: string): Game | null {
    return gameIn(this.text(id));
  }
  // The game as it is stored, or null.
  text(id: string): string | null {
    return this.store.getItem(prefix + id);
  }

  // The most recently played first.
  all(): Game[] {
    return this.ids()
      .map((id) => this.load(id))
      .filter((game): game is Game => game !== null)
      .sort((a, b) => b.touched - a.touched);
  }

  // Returns whether the game was saved.
  save(game: Game): boolean {
    const text = JSON.stringify(savedGame(game));
    if (this.ids().length >= most && !this.ids().includes(game.id)) this.makeRoom(game.id);
    for (;;) {
      try {
        this.store.setItem(prefix + game.id, text);
        return true;
      } catch {
        if (!this.makeRoom(game.id)) return false;
      }
    }
  }

  remove(id: string): void {
    this.store.removeItem(prefix + id);
    if (this.currentId() === id) this.store.removeItem(currentKey);
  }

  currentId(): string | null {
    return this.store.getItem(currentKey);
  }
  setCurrent(id: string): void {
    try {
      this.store.setItem(currentKey, id);
    } catch {
      // Storage is full: the most recent game is opened at the next visit.
    }
  }

  private makeRoom(keep: string): boolean {
    const others = this.all().filter((game) => game.id !== keep);
    const victim = others.filter((game) => game.finished).at(-1) ?? others.at(-1);
    if (!victim) return false;
    this.remove(victim.id);
    return true;
  }
}
