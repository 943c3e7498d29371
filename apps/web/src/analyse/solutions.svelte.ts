// The solutions of the open puzzle: all together, or one after the other. Cells in which they differ are tinted.
import type { Checked, Digits, Puzzle } from 'shudu';
import { emptyOverlay, type Overlay } from '../board/overlay';
import { engine, reasonOf } from '../engine/engine';
import { allCells, digitSet, valuesOf } from '../grid/cells';
import { t } from '../i18n/i18n.svelte';
import type { Position } from '../steps/replay';

const most = 1000;

export class Solutions {
  list = $state.raw<readonly string[]>([]); // in lexicographic order
  complete = $state(true); // these are all
  at = $state(-1); // the one that is shown; -1: all together
  failed = $state('');
  private possible = $state.raw<readonly Digits[]>([]); // the digits of each cell in all solutions
  private asked: Puzzle | null = null;

  readonly differing = $derived(new Set(allCells.filter((cell) => (this.possible[cell] ?? '').length > 1)));
  readonly shown = $derived.by<Position | null>(() => {
    if (!this.list.length) return null;
    if (this.at >= 0) return { values: valuesOf(this.list[this.at])!, candidates: new Uint16Array(81) };
    const values = Uint8Array.from(this.possible, (digits) => (digits.length === 1 ? Number(digits) : 0));
    return { values, candidates: Uint16Array.from(this.possible, (digits) => (digits.length === 1 ? 0 : digitSet(digits))) };
  });
  readonly overlay = $derived.by<Overlay | null>(() =>
    this.differing.size ? { ...emptyOverlay, fills: new Map([...this.differing].map((cell) => [cell, 'b'] as const)) } : null,
  );

  clear(): void {
    this.asked = null;
    this.list = this.possible = [];
    this.failed = '';
    this.at = -1;
  }
  async load(puzzle: Puzzle, checked: Checked | null): Promise<void> {
    if (this.asked === puzzle) return;
    this.asked = puzzle;
    try {
      if (checked?.solution) return this.take(puzzle, [checked.solution], [...checked.solution], true);
      const e = await engine();
      const [found, possible] = [await e.solutions(puzzle, { limit: most }), (await e.candidates(puzzle)).candidates];
      this.take(puzzle, found.solutions, possible, found.complete);
    } catch (error) {
      if (this.asked === puzzle) this.failed = t('common.failed', { reason: reasonOf(error) });
    }
  }
  private take(puzzle: Puzzle, list: readonly string[], possible: readonly Digits[], complete: boolean): void {
    if (this.asked !== puzzle) return;
    this.possible = possible;
    this.complete = complete;
    this.at = -1;
    this.list = list;
  }
  move(by: number): void {
    this.at = Math.max(-1, Math.min(this.list.length - 1, this.at + by));
  }
}
