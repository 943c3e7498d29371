// The puzzles to print: from an address, from the game being played, or generated.
import type { ClueSymmetry, Level } from 'shudu';
import type { Position } from '../address/position';
import { backgroundEngine, engine, isAbort, reasonOf } from '../engine/engine';
import type { Game } from '../game/game';
import { levels } from '../game/levels';
import { minutesRange } from '../game/minutes_choice';
import type { PuzzleConstraints } from '../game/pool';
import { t } from '../i18n/i18n.svelte';
import { settings } from '../settings/settings.svelte';
import { hasProgress, puzzleOfGame, puzzleOfPosition, type PrintedPuzzle } from './printed_puzzle';

export const mostPuzzles = 120;
const whole = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value) || 0));

export class Puzzles {
  list = $state.raw<readonly PrintedPuzzle[]>([]);
  entries = $state(true); // print entries and notes, where there are any
  counts = $state<Record<Level, number>>({ easy: 0, medium: 4, hard: 0, unfair: 0, extreme: 0 }); // of a set
  timed = $state(0); // puzzles of a set that take about `about` minutes
  about = $state(10);
  sets = $state(1); // with the same levels and different puzzles
  symmetry = $state<ClueSymmetry>('rotate180');
  making = $state(false);
  made = $state(0);
  error = $state('');
  private work: AbortController | null = null;

  readonly wanted = $derived<PuzzleConstraints[]>([
    ...levels.flatMap((level) => this.times(this.counts[level], { level, symmetry: this.symmetry })),
    ...this.times(this.timed, { minutes: minutesRange(this.about, 0), symmetry: this.symmetry }),
  ]);
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
      this.show(list.map((puzzle, i) => ({ ...puzzle, solution: solved[i].solutions === 1 ? solved[i].solution : null })));
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
    const wanted = this.wanted;
    const total = Math.min(this.total, mostPuzzles);
    try {
      const e = await backgroundEngine();
      while (all.length < total) {
        const one = wanted[all.length % wanted.length];
        const { puzzles } = await e.generate({ count: 1, ...one }, { signal });
        if (signal.aborted) return;
        if (!puzzles.length) {
          this.error = t('new.failed');
          break;
        }
        const set = Math.floor(all.length / wanted.length);
        all.push(...puzzles.map((p) => ({ clues: p.puzzle, solution: p.solution, level: p.level ?? one.level, rating: p.er, minutes: p.minutes, set })));
        this.made = all.length;
        this.list = [...all];
      }
      void this.rate();
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
  private times(count: number, one: PuzzleConstraints): PuzzleConstraints[] {
    return Array<PuzzleConstraints>(whole(count, mostPuzzles)).fill(one);
  }
  private begin(): AbortController {
    this.stop();
    this.error = '';
    this.work = new AbortController();
    return this.work;
  }
  // Asks for the minutes, levels and ratings that are not known, one puzzle after the other. The minutes are quick.
  private async rate(): Promise<void> {
    const { signal } = this.begin();
    try {
      const e = await backgroundEngine();
      const ask = async (scale: 'minutes' | 'default', known: (puzzle: PrintedPuzzle) => unknown) => {
        for (const puzzle of this.list) {
          if (known(puzzle) !== undefined || !puzzle.solution) continue;
          const { minutes, er, level } = await e.rate(puzzle.clues, { scale }, { signal });
          if (signal.aborted) return;
          this.list = this.list.map((one) =>
            one.clues === puzzle.clues ? { ...one, minutes: one.minutes ?? minutes, level: one.level ?? level, rating: one.rating ?? er } : one,
          );
        }
      };
      await ask('minutes', ({ minutes }) => minutes);
      await ask('default', ({ rating }) => rating);
    } catch (error) {
      if (!isAbort(error)) this.error = t('common.failed', { reason: reasonOf(error) });
    }
  }
}

export const puzzles = new Puzzles();
