// The workbench: the position that is open and the engine's answers about it. The quick answers come first, so that they
// follow what is typed. The others come when typing pauses. Another position cancels those that are still missing.
import type { Steps, Checked, Engine, Path, Puzzle, Rating, Step } from 'shudu';
import { candidatesOf, emptyPosition, puzzleOf, type Position } from '../address/position';
import { report } from '../address/reported.svelte';
import { engine, isAbort, reasonOf, studyEngine } from '../engine/engine';
import { cellNamed } from '../grid/cells';
import { language, t, type Key } from '../i18n/i18n.svelte';
import { Selection } from '../session/selection.svelte';
import { settings } from '../settings/settings.svelte';
import { firstLook, overlayOf, wholeLook, type Look } from '../steps/drawing';
import { positionsOf, startOf, stepAbout, type Position as Candidates } from '../steps/replay';
import { historyOf, redone, undone, withNext, type History } from './history';
import { Solutions } from './solutions.svelte';
import { withClue } from './typing';

export const views = ['board', 'solutions', 'path', 'all'] as const;
export type View = (typeof views)[number];
export const countLimit = 1_000_000;
const firstSteps = 1000;
export const mostSteps = 1_000_000;
const pause = 350; // milliseconds without typing

class Workbench {
  private history = $state.raw<History<Position>>(historyOf(emptyPosition()));
  checked = $state.raw<Checked | null>(null);
  rating = $state.raw<Rating | null>(null);
  count = $state<number | null>(null); // of solutions, where there are several
  path = $state.raw<Path | null>(null);
  all = $state.raw<Steps | null>(null);
  foundSteps = $state(0); // by a search for all steps that is not finished
  busy = $state('');
  failed = $state('');
  view = $state<View>('board');
  at = $state(0); // index in the steps of the view
  private looked = $state.raw<{ step: Step | null; look: Look }>({ step: null, look: wholeLook });
  scale = $state<'own' | 'hodoku' | 'explainer'>('own');
  describedIn = language();
  readonly solutions = new Solutions();
  readonly selection = new Selection();
  private work = new AbortController();
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private asked = 0; // number of the last quick question

  readonly position = $derived(this.history.now);
  readonly puzzle = $derived<Puzzle>(puzzleOf(this.position));
  readonly empty = $derived(this.position.state.values.every((digit) => !digit));
  readonly canUndo = $derived(this.history.past.length > 0);
  readonly canRedo = $derived(this.history.future.length > 0);
  readonly positions = $derived<Candidates[]>(this.path ? positionsOf(this.path, this.puzzle.values ?? this.puzzle.puzzle) : []);
  readonly steps = $derived<readonly Step[]>((this.view === 'all' ? this.all?.steps : this.view === 'path' ? this.path?.steps : null) ?? []);
  readonly step = $derived<Step | null>(this.steps[this.at] ?? null);
  // The board of the view with its candidates; null where the notes of the position are shown.
  readonly shown = $derived.by<Candidates | null>(() => {
    const { state } = this.position;
    if (this.view === 'path' && this.positions.length) return this.positions[Math.min(this.at, this.positions.length - 1)];
    if (this.view === 'all' && this.all) return startOf(this.puzzle.values ?? this.puzzle.puzzle, this.all.candidates);
    if (this.view === 'solutions' && this.solutions.shown) return this.solutions.shown;
    return state.out.some((set) => set) ? { values: state.values, candidates: candidatesOf(state) } : null;
  });
  // The part of the chains that is drawn. Another step starts anew.
  get look(): Look {
    const { step, look } = this.looked;
    return step === this.step ? look : this.step ? firstLook(this.step) : wholeLook;
  }
  set look(look: Look) {
    this.looked = { step: this.step, look };
  }
  readonly overlay = $derived.by(() => {
    if (this.view === 'solutions') return this.solutions.overlay;
    return this.step && this.shown ? overlayOf(this.step, this.shown.values, this.shown.candidates, 3, this.look) : null;
  });
  readonly conflicts = $derived(
    new Set([...(this.checked?.conflicts ?? []), ...(this.checked?.value_conflicts ?? [])].flatMap((c) => c.cells.map(cellNamed))),
  );

  constructor() {
    this.selection.cursor = 0;
  }
  // Opens a position; `step` shows that step of its path.
  open(position: Position, step = -1): void {
    if (this.empty) this.history = historyOf(position);
    else if (position !== this.position) this.history = withNext(this.history, position); // so the board before can be brought back
    this.view = 'board';
    this.begin(step, 0);
  }
  // Types a digit into the cell of the cursor, which moves on by `move` cells.
  type(digit: number, move: number): void {
    const cell = this.selection.cursor;
    this.selection.select(Math.min(80, Math.max(0, cell + move)));
    if (this.position.clues[cell] === digit && this.position.state.values[cell] === digit) return;
    this.change(withNext(this.history, withClue(this.position, cell, digit)));
  }
  clear(): void {
    this.change(withNext(this.history, emptyPosition()));
  }
  undo(): void {
    this.change(undone(this.history));
  }
  redo(): void {
    this.change(redone(this.history));
  }
  private change(history: History<Position>): void {
    if (history === this.history) return;
    this.history = history;
    this.view = 'board';
    this.begin(-1, pause);
  }

  private begin(step: number, wait: number): void {
    clearTimeout(this.waiting);
    if (this.busy) this.work.abort(); // starts the worker again, so only where it has work
    this.work = new AbortController();
    this.describedIn = language();
    this.rating = this.path = this.all = null;
    this.count = null;
    this.foundSteps = this.at = 0;
    this.failed = this.busy = '';
    this.solutions.clear();
    void this.check(step, wait);
  }
  private async check(step: number, wait: number): Promise<void> {
    const number = ++this.asked;
    try {
      const checked = await (await engine()).check(this.puzzle);
      if (number !== this.asked) return;
      this.checked = checked;
      if (checked.conflicts.length || checked.solutions === '0' || this.empty) return;
      if (wait) this.waiting = setTimeout(() => void this.examine(step), wait);
      else await this.examine(step);
    } catch (error) {
      if (number === this.asked) this.failed = t('common.failed', { reason: reasonOf(error) });
    }
  }
  private async examine(step: number): Promise<void> {
    const { puzzle, work } = this;
    if (this.checked?.solutions === '2+') {
      return this.run('analyse.checking', async (e, signal) => {
        const count = Number(await e.count(puzzle, { limit: countLimit }, { signal }));
        if (!signal.aborted) this.count = count;
      });
    }
    await this.findPath(step);
    if (work !== this.work) return;
    await this.run('analyse.rating', async (e, signal) => {
      // Candidates bind only where the clues alone leave several solutions.
      const bound = puzzle.candidates && (await e.solve(puzzle.puzzle)).status !== 'solved';
      const rating = await e.rate(bound ? puzzle : puzzle.puzzle, { scale: 'all' }, { signal });
      if (!signal.aborted) this.rating = rating;
    });
  }
  async findPath(step = -1): Promise<void> {
    const { puzzle } = this;
    await this.run('analyse.solving', async (e, signal) => {
      const path = await e.path(puzzle, { scale: this.scale, language: language(), uniqueness: settings.uniqueness, outline: true }, { signal });
      if (signal.aborted) return;
      this.path = path;
      if (step > path.steps.length) report({ kind: 'step', values: { found: step, count: path.steps.length } });
      if (step >= 0 && path.steps.length) this.show('path', Math.min(step, path.steps.length));
    });
  }
  // The first steps are the simplest. All of them may be thousands and take minutes.
  async findAll(limit = firstSteps): Promise<void> {
    const { puzzle } = this;
    this.foundSteps = 0;
    await this.run('analyse.searching', async (e, signal) => {
      const options = { language: language(), uniqueness: settings.uniqueness, notes: true, limit };
      const progress = (_: number, count: number) => (this.foundSteps = count);
      const all = await e.steps(puzzle, options, { signal, progress });
      if (!signal.aborted) this.all = all;
    });
  }

  show(view: View, at = 0): void {
    this.view = view;
    this.at = Math.max(0, at);
    if (view === 'path' && !this.path && !this.busy) void this.findPath();
    if (view === 'all' && !this.all) void this.findAll();
    if (view === 'solutions') void this.solutions.load(this.puzzle, this.checked);
  }
  move(by: number): void {
    const last = this.view === 'path' ? this.steps.length : this.steps.length - 1;
    this.at = Math.min(Math.max(0, this.at + by), Math.max(0, last));
  }
  // Selects the step about a cell that was tapped on the board.
  findCell(cell: number): void {
    const found = stepAbout(this.steps, cell, this.at);
    if (found >= 0) this.at = found;
  }
  stop(): void {
    this.work.abort();
    this.work = new AbortController();
    this.busy = '';
  }

  private async run(what: Key, job: (e: Engine, signal: AbortSignal) => Promise<void>): Promise<void> {
    const { signal } = this.work;
    this.busy = t(what);
    try {
      await job(await studyEngine(), signal);
    } catch (error) {
      if (!isAbort(error) && !signal.aborted) this.failed = t('common.failed', { reason: reasonOf(error) });
    } finally {
      if (!signal.aborted) this.busy = '';
    }
  }
}

export const workbench = new Workbench();
