// Pool: puzzles generated in advance, so that a new puzzle opens immediately. Each set of constraints has its own small
// stock, which is kept across visits and refilled in the background.
import type { ClueSymmetry, Engine, GenerateOptions, Level } from 'shudu';
import type { Store } from '../storage/store';

export interface PuzzleConstraints {
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
const mostStocks = 24;

export const stockKey = (wanted: PuzzleConstraints): string =>
  [wanted.rating ? wanted.rating.join('-') : (wanted.level ?? ''), wanted.symmetry, wanted.technique ?? ''].join('/');

export class Pool {
  private filling: Promise<void> = Promise.resolve();
  private readonly requested = new Map<string, PuzzleConstraints>();
  constructor(
    private readonly store: Store,
    private readonly engine: () => Promise<Engine>,
  ) {}

  ready(wanted: PuzzleConstraints): number {
    return this.stock()[stockKey(wanted)]?.length ?? 0;
  }

  // A puzzle from the stock, or a new one.
  async take(wanted: PuzzleConstraints, signal?: AbortSignal, progress?: (count: number) => void): Promise<MadePuzzle | null> {
    const stock = this.stock();
    const own = stock[stockKey(wanted)] ?? [];
    const puzzle = own.shift();
    if (puzzle) {
      stock[stockKey(wanted)] = own;
      this.keep(stock);
      return puzzle;
    }
    return (await this.make(wanted, signal, progress)) ?? null;
  }

  // Fills these stocks in the background, one puzzle after the other. Later requests wait until it is done.
  refill(list: readonly PuzzleConstraints[]): Promise<void> {
    for (const wanted of list) this.requested.set(stockKey(wanted), wanted);
    this.filling = this.filling.then(() => this.fill());
    return this.filling;
  }

  private async fill(): Promise<void> {
    for (let round = 1; round <= stockSize; ++round) {
      for (const [name, wanted] of [...this.requested]) {
        if (this.ready(wanted) >= round) continue;
        try {
          const puzzle = await this.make(wanted);
          if (!puzzle) {
            this.requested.delete(name); // no such puzzle is found: stop trying
            continue;
          }
          const stock = this.stock();
          (stock[name] ??= []).push(puzzle);
          this.keep(stock);
        } catch {
          return; // the engine failed; the next new puzzle reports it
        }
      }
    }
    this.requested.clear();
  }

  private async make(wanted: PuzzleConstraints, signal?: AbortSignal, progress?: (count: number) => void): Promise<MadePuzzle | undefined> {
    const ask: GenerateOptions = { count: 1, symmetry: wanted.symmetry };
    if (wanted.rating) ask.rating = wanted.rating;
    else if (wanted.level) ask.level = wanted.level;
    if (wanted.technique) ask.uses = wanted.technique;
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
      this.store.setItem(key, JSON.stringify(Object.fromEntries(entries.slice(-mostStocks))));
    } catch {
      // Storage is full: puzzles are generated when they are needed.
    }
  }
}
