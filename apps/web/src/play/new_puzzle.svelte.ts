// New puzzles by wish, from the stock where there is one.
import { valuesOf } from '../grid/cells';
import { backgroundEngine, isAbort, reasonOf } from '../engine/engine';
import { Pool, type PuzzleWish } from '../game/pool';
import { levels } from '../game/levels';
import { t } from '../i18n/i18n.svelte';
import { hinting } from './hinting.svelte';
import { session } from '../session/session.svelte';
import { store } from '../storage/store';

const wishKey = 'shudu.wish';

class NewPuzzle {
  wish = $state<PuzzleWish>(storedWish());
  making = $state(false);
  tried = $state(0);
  error = $state('');
  readonly pool = new Pool(store, backgroundEngine);
  private abort: AbortController | null = null;

  async start(): Promise<boolean> {
    this.abort?.abort();
    this.abort = new AbortController();
    const { signal } = this.abort;
    this.making = true;
    this.error = '';
    this.tried = 0;
    const wish = $state.snapshot(this.wish) as PuzzleWish;
    try {
      store.setItem(wishKey, JSON.stringify(wish));
    } catch {
      // the next visit starts with the usual wish
    }
    try {
      const puzzle = await this.pool.take(wish, signal, (count) => (this.tried = count));
      if (signal.aborted) return false;
      if (!puzzle) {
        this.error = t('new.failed');
        return false;
      }
      hinting.close();
      session.begin(valuesOf(puzzle.clues)!, valuesOf(puzzle.solution), {
        level: puzzle.level ?? wish.level,
        rating: puzzle.rating,
        technique: wish.technique,
      });
      void this.pool.refill([wish]);
      return true;
    } catch (error) {
      if (!isAbort(error)) this.error = t('common.failed', { reason: reasonOf(error) });
      return false;
    } finally {
      if (!signal.aborted) this.making = false;
    }
  }
  cancel(): void {
    this.abort?.abort();
    this.making = false;
  }

  // While a game is open, the stock for the last wish and for the plain levels is filled.
  keepStocked(): () => void {
    const timer = setTimeout(() => {
      const plain = levels.slice(0, 4).map((level): PuzzleWish => ({ level, symmetry: 'rotate180' }));
      void this.pool.refill([$state.snapshot(this.wish) as PuzzleWish, ...plain]);
    }, 3000);
    return () => clearTimeout(timer);
  }
}

function storedWish(): PuzzleWish {
  const usual: PuzzleWish = { level: levels[0], symmetry: 'rotate180' };
  try {
    const wish = JSON.parse(store.getItem(wishKey) ?? 'null') as PuzzleWish | null;
    if (!wish || typeof wish.symmetry !== 'string') return usual;
    if (wish.level && !levels.includes(wish.level)) return usual;
    return wish;
  } catch {
    return usual;
  }
}

export const newPuzzle = new NewPuzzle();
