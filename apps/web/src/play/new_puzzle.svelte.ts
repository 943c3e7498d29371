// New puzzles with the player's constraints, from the stock when it has one.
import { valuesOf } from '../grid/cells';
import { backgroundEngine, isAbort, reasonOf } from '../engine/engine';
import { Pool, type PuzzleConstraints } from '../game/pool';
import { levels } from '../game/levels';
import { minutesRange } from '../game/minutes_choice';
import { t } from '../i18n/i18n.svelte';
import { hinting } from './hinting.svelte';
import { session } from '../session/session.svelte';
import { ownFactor } from '../settings/own_pace';
import { store } from '../storage/store';

const storageKey = 'shudu.wish'; // its name in earlier versions, kept for stored data

// The player's choice. `about` is a time in the player's own minutes.
type Choice = Omit<PuzzleConstraints, 'minutes'> & { about?: number };

class NewPuzzle {
  constraints = $state<Choice>(storedConstraints());
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
    const wanted = this.wanted();
    try {
      store.setItem(storageKey, JSON.stringify(this.constraints));
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
        level: puzzle.level ?? (wanted.rating || wanted.minutes ? undefined : wanted.level),
        rating: puzzle.rating,
        minutes: puzzle.minutes,
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
  // What is asked of the engine, in minutes of an average player.
  private wanted(): PuzzleConstraints {
    const { about, ...others } = $state.snapshot(this.constraints) as Choice;
    return about ? { ...others, minutes: minutesRange(about, ownFactor()) } : others;
  }
  cancel(): void {
    this.abort?.abort();
    this.making = false;
  }

  // While a game is open, the stocks for the last constraints and for the first four levels are filled.
  keepStocked(): () => void {
    const plain = levels.slice(0, 4).map((level): PuzzleConstraints => ({ level, symmetry: 'rotate180' }));
    return this.restock([this.wanted(), ...plain]);
  }
  // Waits a little, so that the rating of the puzzle that has just been opened comes first. Returns how to stop.
  private restock(list: readonly PuzzleConstraints[]): () => void {
    const timer = setTimeout(() => void this.pool.refill(list), 3000);
    return () => clearTimeout(timer);
  }
}

function storedConstraints(): Choice {
  const usual: Choice = { level: levels[0], symmetry: 'rotate180' };
  try {
    const wanted = JSON.parse(store.getItem(storageKey) ?? 'null') as Choice | null;
    if (!wanted || typeof wanted.symmetry !== 'string') return usual;
    if (wanted.level && !levels.includes(wanted.level)) return usual;
    if (wanted.about !== undefined && !(wanted.about > 0)) return usual;
    return wanted;
  } catch {
    return usual;
  }
}

export const newPuzzle = new NewPuzzle();
