// New puzzles with the player's constraints, from the stock when it has one.
import { valuesOf } from '../grid/cells';
import { backgroundEngine, isAbort, reasonOf } from '../engine/engine';
import { Pool, type PuzzleConstraints } from '../game/pool';
import { levels } from '../game/levels';
import { t } from '../i18n/i18n.svelte';
import { hinting } from './hinting.svelte';
import { session } from '../session/session.svelte';
import { store } from '../storage/store';

const storageKey = 'shudu.wish'; // its name in earlier versions, kept for stored data

class NewPuzzle {
  constraints = $state<PuzzleConstraints>(storedConstraints());
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
    const wanted = $state.snapshot(this.constraints) as PuzzleConstraints;
    try {
      store.setItem(storageKey, JSON.stringify(wanted));
    } catch {
      // Storage is full: the next visit starts with the default.
    }
    try {
      const puzzle = await this.pool.take(wanted, signal, (count) => (this.tried = count));
      if (signal.aborted) return false;
      if (!puzzle) {
        this.error = t('new.failed');
        return false;
      }
      hinting.close();
      session.begin(valuesOf(puzzle.clues)!, valuesOf(puzzle.solution), {
        level: puzzle.level ?? (wanted.rating ? undefined : wanted.level),
        rating: puzzle.rating,
        technique: wanted.technique,
      });
      this.restock([wanted]);
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

  // While a game is open, the stocks for the last constraints and for the first four levels are filled.
  keepStocked(): () => void {
    const plain = levels.slice(0, 4).map((level): PuzzleConstraints => ({ level, symmetry: 'rotate180' }));
    return this.restock([$state.snapshot(this.constraints) as PuzzleConstraints, ...plain]);
  }
  // Waits a little, so that the rating of the puzzle that has just been opened comes first. Returns how to stop.
  private restock(list: readonly PuzzleConstraints[]): () => void {
    const timer = setTimeout(() => void this.pool.refill(list), 3000);
    return () => clearTimeout(timer);
  }
}

function storedConstraints(): PuzzleConstraints {
  const usual: PuzzleConstraints = { level: levels[0], symmetry: 'rotate180' };
  try {
    const wanted = JSON.parse(store.getItem(storageKey) ?? 'null') as PuzzleConstraints | null;
    if (!wanted || typeof wanted.symmetry !== 'string') return usual;
    if (wanted.level && !levels.includes(wanted.level)) return usual;
    return wanted;
  } catch {
    return usual;
  }
}

export const newPuzzle = new NewPuzzle();
