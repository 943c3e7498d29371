// The workbench: the puzzles that were read, the one that is open, and the engine's answers about it. The quick answers
// come first. Opening another puzzle cancels those that are still missing.
import type { AllSteps, Checked, ParseError, Path, Puzzle, Rating, ReadPuzzle, Step } from 'shudu';
import { cellNamed, valuesOf } from '../grid/cells';
import { overlayOf } from '../steps/drawing';
import { engine, isAbort, reasonOf } from '../engine/engine';
import { language, t } from '../i18n/i18n.svelte';
import { positionsOf, startOf, stepAbout, type Position } from '../steps/replay';
import { settings } from '../settings/settings.svelte';

export const mostBytes = 64 * 1024 * 1024;
const mostPuzzles = 200_000;
const countLimit = 1_000_000;

export interface Listed {
  puzzle: ReadPuzzle;
  clues: number;
  solutions: '0' | '1' | '2+' | '?';
}

class Workbench {
  text = $state('');
  reading = $state(false);
  readError = $state('');
  errors = $state.raw<ParseError[]>([]);
  truncated = $state(false);
  list = $state.raw<Listed[]>([]);
  milliseconds = $state(0); // time for solving the list
  chosen = $state(-1);

  puzzle = $state.raw<Puzzle | null>(null);
  checked = $state.raw<Checked | null>(null);
  rating = $state.raw<Rating | null>(null);
  count = $state<number | null>(null); // of solutions, where there are several
  path = $state.raw<Path | null>(null);
  all = $state.raw<AllSteps | null>(null);
  busy = $state('');
  failed = $state('');
  view = $state<'path' | 'all' | 'solution' | 'puzzle'>('puzzle');
  at = $state(0); // index in the list of steps that is shown
  chain = $state(-1); // index of the chain that is drawn, or -1 for all
  scale = $state<'own' | 'hodoku' | 'explainer'>('own');
  describedIn = language();
  private work: AbortController | null = null;
  private reader: AbortController | null = null;

  readonly clues = $derived(this.puzzle ? valuesOf(this.puzzle.puzzle)! : new Uint8Array(81));
  readonly values = $derived(this.puzzle?.values ? valuesOf(this.puzzle.values)! : this.clues);
  readonly positions = $derived<Position[]>(
    this.path && this.puzzle ? positionsOf(this.path, this.puzzle.values ?? this.puzzle.puzzle) : [],
  );
  readonly steps = $derived<readonly Step[]>(this.view === 'all' ? (this.all?.steps ?? []) : this.view === 'path' ? (this.path?.steps ?? []) : []);
  readonly step = $derived<Step | null>(this.steps[this.at] ?? null);
  readonly position = $derived.by<Position>(() => {
    if (this.view === 'path' && this.positions.length) return this.positions[Math.min(this.at, this.positions.length - 1)];
    if (this.view === 'all' && this.all) return startOf(this.puzzle!.values ?? this.puzzle!.puzzle, this.all.candidates);
    if (this.view === 'solution' && this.checked?.solution) return { values: valuesOf(this.checked.solution)!, candidates: new Uint16Array(81) };
    const marks = this.puzzle?.candidates ?? this.puzzle?.notes ?? this.puzzle?.corner_notes;
    return { values: this.values, candidates: marks ? startOf(this.puzzle!.values ?? this.puzzle!.puzzle, marks).candidates : new Uint16Array(81) };
  });
  readonly overlay = $derived(this.step ? overlayOf(this.step, this.position.values, this.position.candidates, 3, { chain: this.chain, node: -1 }) : null);
  readonly conflicts = $derived(
    new Set([...(this.checked?.conflicts ?? []), ...(this.checked?.value_conflicts ?? [])].flatMap((c) => c.cells.map(cellNamed))),
  );
  readonly summary = $derived.by(() => {
    const count = (kind: Listed['solutions']) => this.list.filter((l) => l.solutions === kind).length;
    return { unique: count('1'), none: count('0'), several: count('2+') };
  });

  // Reads puzzles from text, solves all of them and opens the first.
  async read(text: string): Promise<void> {
    this.reader?.abort();
    this.reader = new AbortController();
    const { signal } = this.reader;
    this.readError = '';
    this.errors = [];
    this.truncated = false;
    this.list = [];
    this.chosen = -1;
    if (!text.trim()) return;
    this.reading = true;
    try {
      const e = await engine();
      const parsed = await e.parse(text, { limit: mostPuzzles }, { signal });
      if (signal.aborted) return;
      this.errors = parsed.errors;
      this.truncated = parsed.truncated;
      if (parsed.puzzles.length === 0) {
        this.readError = t('analyse.nothing');
        return;
      }
      const begin = performance.now();
      const solved = parsed.puzzles.length > 1 ? await e.solveMany(parsed.puzzles.map((p) => p.puzzle), { limit: 2 }, { signal }) : [];
      if (signal.aborted) return;
      this.milliseconds = performance.now() - begin;
      const word = (count: number) => (count === 0 ? '0' : count === 1 ? '1' : '2+');
      this.list = parsed.puzzles.map((puzzle, i) => ({
        puzzle,
        clues: [...puzzle.puzzle].filter((c) => c !== '.').length,
        solutions: solved[i] ? word(solved[i].count) : '?',
      }));
      this.choose(0);
    } catch (error) {
      if (!isAbort(error)) this.readError = t('common.failed', { reason: reasonOf(error) });
    } finally {
      if (!signal.aborted) this.reading = false;
    }
  }

  choose(index: number): void {
    if (!this.list[index]) return;
    this.chosen = index;
    void this.open(this.list[index].puzzle);
  }

  async open(puzzle: Puzzle, step = -1): Promise<void> {
    this.work?.abort();
    this.work = new AbortController();
    const { signal } = this.work;
    this.puzzle = puzzle;
    this.describedIn = language();
    this.checked = this.rating = this.path = this.all = null;
    this.count = null;
    this.failed = '';
    this.view = 'puzzle';
    this.at = 0;
    await this.run(signal, 'analyse.checking', async () => {
      const e = await engine();
      const checked = await e.check(puzzle);
      if (signal.aborted) return;
      this.checked = checked;
      if (checked.conflicts.length || checked.solutions === '0') return;
      if (checked.solutions === '2+') {
        const count = await e.count(puzzle, { limit: countLimit }, { signal });
        if (!signal.aborted) this.count = count;
      }
      await this.findPath(step);
      if (checked.solutions === '1' && !signal.aborted) {
        this.busy = t('analyse.rating');
        const rating = await e.rate(puzzle, { scale: 'all' }, { signal });
        if (!signal.aborted) this.rating = rating;
      }
    });
  }

  async findPath(step = -1): Promise<void> {
    const puzzle = this.puzzle;
    const signal = this.work?.signal;
    if (!puzzle || !signal) return;
    await this.run(signal, 'analyse.solving', async () => {
      const path = await (await engine()).path(
        puzzle,
        { scale: this.scale, language: language(), uniqueness: settings.uniqueness },
        { signal },
      );
      if (signal.aborted) return;
      this.path = path;
      if (step >= 0 && path.steps.length) this.show('path', Math.min(step, path.steps.length - 1));
    });
  }

  async findAll(): Promise<void> {
    const puzzle = this.puzzle;
    const signal = this.work?.signal;
    if (!puzzle || !signal || this.all) return;
    await this.run(signal, 'analyse.searching', async () => {
      const all = await (await engine()).allSteps(
        puzzle,
        { language: language(), limit: 500, uniqueness: settings.uniqueness, notes: true },
        { signal },
      );
      if (!signal.aborted) this.all = all;
    });
  }

  show(view: Workbench['view'], at = 0): void {
    this.view = view;
    this.at = Math.max(0, at);
    if (view === 'all') void this.findAll();
  }
  move(by: number): void {
    const last = this.view === 'path' ? this.steps.length : this.steps.length - 1;
    this.at = Math.min(Math.max(0, this.at + by), Math.max(0, last));
  }
  // Selects the step about a cell that was tapped on the board.
  findCell(cell: number): void {
    if (this.view !== 'path' && this.view !== 'all') {
      if (!this.path?.steps.length) return;
      this.show('path', 0);
    }
    const found = stepAbout(this.steps, cell, this.at);
    if (found >= 0) this.at = found;
  }
  stop(): void {
    this.work?.abort();
    this.busy = '';
  }

  private async run(signal: AbortSignal, what: 'analyse.checking' | 'analyse.solving' | 'analyse.searching', job: () => Promise<void>): Promise<void> {
    this.busy = t(what);
    try {
      await job();
    } catch (error) {
      if (!isAbort(error) && !signal.aborted) this.failed = t('common.failed', { reason: reasonOf(error) });
    } finally {
      if (!signal.aborted) this.busy = '';
    }
  }
}

export const workbench = new Workbench();
