// Pool: puzzles made ahead of time, so that "new" is instant. A wish has its own small stock, kept across visits and
// refilled in the background.
import type { ClueSymmetry, Engine, Level, Wish } from 'shudu';
import type { Store } from '../storage/store';

export interface PuzzleWish {
  level?: Level;
  rating?: [least: number, most: number];
  symmetry: ClueSymmetry;
  technique?: string;
}
export interface MadePuzzle {
  clues: string;
  solution: string;
  level?: string;
  rating?: number;
}

const key = 'shudu.pool';
const stockSize = 3;
const mostWishes = 24;

export const wishKey = (wish: PuzzleWish): string =>
  [wish.rating ? wish.rating.join('-') : (wish.level ?? ''), wish.symmetry, wish.technique ?? ''].join('/');

export class Pool {
  private filling: Promise<void> = Promise.resolve();
  private readonly wanted = new Map<string, PuzzleWish>();
  constructor(
    private readonly store: Store,
    private readonly engine: () => Promise<Engine>,
  ) {}

  ready(wish: PuzzleWish): number {
    return this.stock()[wishKey(wish)]?.length ?? 0;
  }

  // One from the stock, or made now.
  async take(wish: PuzzleWish, signal?: AbortSignal, progress?: (count: number) => void): Promise<MadePuzzle | null> {
    const stock = this.stock();
    const own = stock[wishKey(wish)] ?? [];
    const puzzle = own.shift();
    if (puzzle) {
      stock[wishKey(wish)] = own;
      this.keep(stock);
      return puzzle;
    }
    return (await this.make(wish, signal, progress)) ?? null;
  }

  // Fills the stock for these wishes in the background, one puzzle after the other; wishes asked for later wait their turn.
  refill(wishes: readonly PuzzleWish[]): Promise<void> {
    for (const wish of wishes) this.wanted.set(wishKey(wish), wish);
    this.filling = this.filling.then(() => this.fill());
    return this.filling;
  }

  private async fill(): Promise<void> {
    for (let round = 1; round <= stockSize; ++round) {
      for (const [name, wish] of [...this.wanted]) {
        if (this.ready(wish) >= round) continue;
        try {
          const puzzle = await this.make(wish);
          if (!puzzle) {
            this.wanted.delete(name); // nothing like it to be found: do not try for ever
            continue;
          }
          const stock = this.stock();
          (stock[name] ??= []).push(puzzle);
          this.keep(stock);
        } catch {
          return; // the engine is gone; the next "new" says why
        }
      }
    }
    this.wanted.clear();
  }

  private async make(wish: PuzzleWish, signal?: AbortSignal, progress?: (count: number) => void): Promise<MadePuzzle | undefined> {
    const ask: Wish = { count: 1, symmetry: wish.symmetry };
    if (wish.rating) ask.rating = wish.rating;
    else if (wish.level) ask.level = wish.level;
    if (wish.technique) ask.technique = wish.technique;
    const engine = await this.engine();
    const made = await engine.generate(ask, { signal, progress: (_, count) => progress?.(count) });
    const [puzzle] = made.puzzles;
    return puzzle && { clues: puzzle.puzzle, solution: puzzle.solution, level: puzzle.level, rating: puzzle.rating };
  }

  private stock(): Record<string, MadePuzzle[]> {
    try {
      const stock = JSON.parse(this.store.getItem(key) ?? '{}') as Record<string, MadePuzzle[]>;
      const good = (p: MadePuzzle) => /^[1-9.]{81}$/.test(p?.clues) && /^[1-9]{81}$/.test(p?.solution);
      return Object.fromEntries(
        Object.entries(stock ?? {}).map(([name, list]) => [name, (Array.isArray(list) ? list : []).filter(good)]),
      );
    } catch {
      return {};
    }
  }
  private keep(stock: Record<string, MadePuzzle[]>): void {
    const entries = Object.entries(stock).filter(([, list]) => list.length);
    try {
      this.store.setItem(key, JSON.stringify(Object.fromEntries(entries.slice(-mostWishes))));
    } catch {
      // no room: puzzles are made when they are asked for
    }
  }
}
