// The sheet: the puzzles to print and their layout.
import type { ClueSymmetry, Level } from 'shudu';
import { backgroundEngine, engine, isAbort, reasonOf } from '../engine/engine';
import { t } from '../i18n/i18n.svelte';

export interface PrintPuzzle {
  clues: string;
  solution: string | null;
  level?: Level;
  rating?: number;
  title?: string;
}
export const perPageChoices = [1, 2, 4, 6] as const;
export const mostPuzzles = 120;

class Sheet {
  puzzles = $state.raw<PrintPuzzle[]>([]);
  perPage = $state<1 | 2 | 4 | 6>(4);
  title = $state('');
  labels = $state(true);
  candidates = $state(false);
  solutions = $state(true);
  count = $state(4);
  level = $state<Level>('medium');
  symmetry = $state<ClueSymmetry>('rotate180');
  making = $state(false);
  made = $state(0);
  error = $state('');
  private work: AbortController | null = null;

  async use(lines: readonly string[], title = ''): Promise<void> {
    this.error = '';
    try {
      const list = lines.slice(0, mostPuzzles);
      const solved = await (await engine()).solveMany([...list], { limit: 2 });
      this.puzzles = list.map((clues, i) => ({ clues, solution: solved[i].count === 1 ? solved[i].solution : null }));
      this.title = title;
      if (list.length === 1) this.perPage = 1;
    } catch (error) {
      this.error = t('common.failed', { reason: reasonOf(error) });
    }
  }
  async make(): Promise<void> {
    this.work?.abort();
    this.work = new AbortController();
    const { signal } = this.work;
    const count = Math.min(mostPuzzles, Math.max(1, Math.round(this.count) || 1));
    this.making = true;
    this.error = '';
    this.made = 0;
    const all: PrintPuzzle[] = [];
    try {
      const e = await backgroundEngine();
      while (all.length < count) {
        const { puzzles } = await e.generate({ count: 1, level: this.level, symmetry: this.symmetry }, { signal });
        if (signal.aborted) return;
        if (!puzzles.length) {
          this.error = t('new.failed');
          break;
        }
        all.push(...puzzles.map((p) => ({ clues: p.puzzle, solution: p.solution, level: p.level ?? this.level, rating: p.rating })));
        this.made = all.length;
        this.puzzles = [...all];
      }
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
  get pages(): PrintPuzzle[][] {
    return pagesOf(this.puzzles, this.perPage);
  }
}

export function pagesOf<T>(list: readonly T[], perPage: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / perPage) }, (_, i) => list.slice(i * perPage, (i + 1) * perPage));
}

export const sheet = new Sheet();
