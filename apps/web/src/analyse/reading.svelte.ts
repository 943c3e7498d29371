// Reading: text with puzzles in any format becomes a list. The engine reads the text and counts the solutions.
import type { ParseError, Puzzle, ReadPuzzle } from 'shudu';
import { positionOf, type Position } from '../address/position';
import { positionInText } from '../address/puzzle_query';
import { engine, isAbort, reasonOf, variantEngine } from '../engine/engine';
import { t } from '../i18n/i18n.svelte';

export const mostBytes = 64 * 1024 * 1024;
const mostPuzzles = 200_000;
const mostCompared = 200; // puzzles whose own solution is compared with the answer

export interface Listed {
  number: number; // in the text, from 1
  puzzle: Puzzle;
  clues: number;
  solutions: '0' | '1' | '2+' | '?';
}
const word = (count: number): Listed['solutions'] => (count === 0 ? '0' : count === 1 ? '1' : '2+');

// While an ordinary puzzle is typed, the module for variants is not loaded for each mistake: every variant has a letter, a
// bracket, or another number of cells.
const mayHaveVariants = (text: string) => /[a-z{]/i.test(text) || /^[\d.\s]{16,}$/.test(text);

class Reading {
  text = $state('');
  busy = $state(false);
  failed = $state('');
  errors = $state.raw<ParseError[]>([]);
  truncated = $state(false);
  differing = $state.raw<number[]>([]); // lines of puzzles that come with another solution than the engine's
  list = $state.raw<Listed[]>([]);
  variants = $state.raw<string[]>([]); // puzzles with other rules or of another shape
  chosen = $state(-1); // index in the list
  milliseconds = $state(0); // time for solving the list
  private work: AbortController | null = null;

  readonly summary = $derived.by(() => {
    const count = (kind: Listed['solutions']) => this.list.filter((one) => one.solutions === kind).length;
    return { unique: count('1'), none: count('0'), several: count('2+') };
  });

  clear(): void {
    this.work?.abort();
    this.busy = this.truncated = false;
    this.failed = '';
    this.errors = [];
    this.differing = [];
    this.list = [];
    this.variants = [];
    this.chosen = -1;
  }
  // Reads the text and returns the first position in it.
  async read(text: string): Promise<Position | null> {
    this.clear();
    if (!text.trim()) return null;
    const work = (this.work = new AbortController());
    this.busy = true;
    try {
      return await this.take(text, work.signal);
    } catch (error) {
      if (!isAbort(error)) this.failed = t('common.failed', { reason: reasonOf(error) });
      return null;
    } finally {
      if (!work.signal.aborted) this.busy = false;
    }
  }
  private async take(text: string, signal: AbortSignal): Promise<Position | null> {
    const e = await engine();
    const parsed = await e.parse(text, { limit: mostPuzzles }, { signal });
    if (signal.aborted) return null;
    this.errors = parsed.errors;
    this.truncated = parsed.truncated;
    if (parsed.errors.length && mayHaveVariants(text)) await this.takeVariants(text, signal);
    if (signal.aborted || (parsed.puzzles.length === 0 && this.variants.length)) return null;
    if (parsed.puzzles.length === 0) {
      this.failed = t('analyse.nothing');
      return null;
    }
    const begin = performance.now();
    const solved = parsed.puzzles.length > 1 ? await e.solveMany(parsed.puzzles.map((p) => p.puzzle), { limit: 2 }, { signal }) : [];
    if (signal.aborted) return null;
    this.milliseconds = performance.now() - begin;
    this.list = parsed.puzzles.map((puzzle, i) => ({
      number: i + 1,
      puzzle,
      clues: [...puzzle.puzzle].filter((c) => c !== '.').length,
      solutions: solved[i] ? word(solved[i].solutions) : '?',
    }));
    this.chosen = 0;
    await this.compare(parsed.puzzles, signal);
    if (signal.aborted) return null;
    // An address of this page holds more than the engine reads.
    return (this.list.length === 1 && positionInText(text)) || positionOf(this.list[0].puzzle);
  }
  // The engine compares the solution that a source gives with its own.
  private async compare(puzzles: readonly ReadPuzzle[], signal: AbortSignal): Promise<void> {
    const e = await engine();
    const differing: number[] = [];
    for (const puzzle of puzzles.filter(({ solution }) => solution).slice(0, mostCompared)) {
      const { source_agrees } = await e.check(puzzle);
      if (signal.aborted) return;
      if (source_agrees === false) differing.push(puzzle.line);
    }
    this.differing = differing;
  }
  // What the engine for classic puzzles refuses is read by the engine for variants.
  private async takeVariants(text: string, signal: AbortSignal): Promise<void> {
    try {
      const { variants = [], errors } = await (await variantEngine()).parse(text, { limit: mostPuzzles }, { signal });
      if (signal.aborted) return;
      this.variants = variants.map(({ puzzle }) => puzzle);
      this.errors = errors;
    } catch (error) {
      // Without network the module may be missing. The classic puzzles are shown.
      if (!isAbort(error)) this.failed = t('common.failed', { reason: reasonOf(error) });
    }
  }
}

export const reading = new Reading();
