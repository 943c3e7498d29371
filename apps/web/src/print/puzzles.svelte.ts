// The puzzles to print: from an address, from the game being played, or generated.
import type { ClueSymmetry, Level } from 'shudu';
import type { Position } from '../address/position';
import { backgroundEngine, engine, isAbort, reasonOf } from '../engine/engine';
import type { Game } from '../game/game';
import { levels } from '../game/levels';
import { t } from '../i18n/i18n.svelte';
import { settings } from '../settings/settings.svelte';
import { hasProgress, puzzleOfGame, puzzleOfPosition, type PrintedPuzzle } from './printed_puzzle';

export const mostPuzzles = 120;
const whole = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value) || 0));

export class Puzzles {
  list = $state.raw<readonly PrintedPuzzle[]>([]);
  entries = $state(true); // print entries and notes, where there are any
  counts = $state<Record<Level, number>>({ easy: 0, medium: 4, hard: 0, unfair: 0, extreme: 0 }); // of a set
  sets = $state(1); // with the same levels and different puzzles
  symmetry = $state<ClueSymmetry>('rotate180');
  making = $state(false);
  made = $state(0);
  error = $state('');
  private work: AbortController | null = null;

  readonly wanted = $derived(levels.flatMap((level) => Array<Level>(whole(this.counts[level], mostPuzzles)).fill(level)));
  readonly total = $derived(this.wanted.length * Math.max(1, whole(this.sets, mostPuzzles)));
  readonly haveProgress = $derived(this.list.some(hasProgress));

  show(list: readonly PrintedPuzzle[]): void {
    this.stop();
    this.list = list.slice(0, mostPuzzles);
    this.entries = true;
    this.error = '';
  }
  showGame(game: Game): void {
    this.show([puzzleOfGame(game, settings.places === 'fixed')]);
    void this.rate();
  }
  async use(positions: readonly Position[]): Promise<void> {
    const list = positions.slice(0, mostPuzzles).map((position) => puzzleOfPosition(position, settings.places === 'fixed'));
    this.stop();
    try {
      const solved = await (await engine()).solveMany(list.map(({ clues }) => clues), { limit: 2 });
      this.show(list.map((puzzle, i) => ({ ...puzzle, solution: solved[i].count === 1 ? solved[i].solution : null })));
      void this.rate();
    } catch (error) {
      this.error = t('common.failed', { reason: reasonOf(error) });
    }
  }
  async make(): Promise<void> {
    const { signal } = this.begin();
    this.making = true;
    this.made = 0;
    const all: PrintedPuzzle[] = [];
    const levelsWanted = this.wanted;
    const total = Math.min(this.total, mostPuzzles);
    try {
      const e = await backgroundEngine();
      while (all.length < total) {
        const level = levelsWanted[all.length % levelsWanted.length];
        const { puzzles } = await e.generate({ count: 1, level, symmetry: this.symmetry }, { signal });
        if (signal.aborted) return;
        if (!puzzles.length) {
          this.error = t('new.failed');
          break;
        }
        const set = Math.floor(all.length / levelsWanted.length);
        all.push(...puzzles.map((p) => ({ clues: p.puzzle, solution: p.solution, level: p.level ?? level, rating: p.rating, set })));
        this.made = all.length;
        this.list = [...all];
      }
      if (all.some(({ rating }) => rating === undefined)) void this.rate();
    } catch (error) {
      if (!isAbort(error)) this.error = t('common.failed', { reason: reasonOf(error) });
    } finally {
      if (!signal.aborted) this.making = false;
    }
  }
  stop(): void {
    this.work?.abort();
    this.making = false;
  }
  private begin(): AbortController {
    this.stop();
    this.error = '';
    this.work = new AbortController();
    return this.work;
  }
  // Asks for the levels and ratings that are not known, one puzzle after the other.
  private async rate(): Promise<void> {
    const { signal } = this.begin();
    try {
      const e = await backgroundEngine();
      for (const puzzle of this.list) {
        if (puzzle.rating !== undefined || !puzzle.solution) continue;
        const { er, level } = await e.rate(puzzle.clues, {}, { signal });
        if (signal.aborted) return;
        this.list = this.list.map((one) => (one.clues === puzzle.clues ? { ...one, level: one.level ?? level, rating: er } : one));
      }
    } catch (error) {
      if (!isAbort(error)) this.error = t('common.failed', { reason: reasonOf(error) });
    }
  }
}

export const puzzles = new Puzzles();
