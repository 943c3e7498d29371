// The variant that is open: the engine's description of it, the game, the selection, and the engine's answers about the
// board. A move makes the answers stale, so it removes them.
import type { Engine, Variant, VariantConflict } from 'shudu';
import { isAbort, reasonOf, variantEngine } from '../engine/engine';
import { language, t } from '../i18n/i18n.svelte';
import { settings } from '../settings/settings.svelte';
import { coloured, entered, erased, modes, newGame, redone, restarted, undone, valuesOf, type Mode, type VariantGame } from './game';
import type { Action } from './keys';
import { resumed, saveVariant } from './saved';

class VariantPlay {
  puzzle = $state.raw<Variant | null>(null);
  game = $state.raw<VariantGame>(newGame(''));
  selected = $state.raw<ReadonlySet<number>>(new Set());
  cursor = $state(0);
  mode = $state<Mode>('digit');
  conflicts = $state.raw<ReadonlySet<number>>(new Set()); // cells that a check has marked
  clashes = $state.raw<ReadonlySet<number>>(new Set()); // cells with a value twice in a row, column or region
  candidates = $state.raw<readonly string[] | null>(null); // true candidates, if they are shown
  solved = $state(false);
  busy = $state('');
  message = $state('');
  failed = $state('');
  private opened = 0; // number of the last puzzle asked for
  private work: AbortController | null = null;

  readonly values = $derived(this.puzzle?.values ?? '');
  readonly outside = $derived(new Set((this.puzzle?.outside ?? []).map((name) => this.cellNamed(name))));
  // How often each value is still missing. Unknown where no row, column or region has all values.
  readonly left = $derived.by(() => {
    if (!this.puzzle || this.puzzle.rows !== this.values.length || this.puzzle.columns !== this.values.length) return null;
    const board = valuesOf(this.game);
    return new Map([...this.values].map((value) => [value, this.values.length - board.split(value).length + 1]));
  });

  cellNamed(name: string): number {
    const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
    return row ? (Number(row) - 1) * (this.puzzle?.columns ?? 0) + Number(column) - 1 : -1; // -1: an auxiliary cell
  }

  private cellsOf(conflicts: readonly VariantConflict[]): Set<number> {
    return new Set(conflicts.flatMap(({ cells }) => cells.map((name) => this.cellNamed(name))));
  }
  isBroken(cell: number): boolean {
    return this.conflicts.has(cell) || this.clashes.has(cell);
  }

  // Opens the first puzzle of the text. `board` is a player's board, or empty.
  async open(text: string, board = ''): Promise<void> {
    const number = ++this.opened;
    this.stop();
    this.failed = this.message = '';
    this.busy = t('common.working');
    try {
      const puzzle = await (await variantEngine()).variant(text, { language: language() });
      if (number !== this.opened) return;
      const isNew = puzzle.puzzle !== this.puzzle?.puzzle;
      this.puzzle = puzzle;
      if (isNew) this.begin(puzzle, board);
    } catch (error) {
      if (number === this.opened) this.failed = reasonOf(error);
    } finally {
      if (number === this.opened) this.busy = '';
    }
  }
  private begin(puzzle: Variant, board: string): void {
    this.selected = new Set();
    this.cursor = 0;
    this.mode = 'digit';
    this.game = resumed(puzzle.puzzle, puzzle.givens, puzzle.values);
    for (const [cell, value] of [...board].entries()) {
      if (this.game.cells[cell] && this.game.cells[cell].value !== value && puzzle.values.includes(value)) {
        this.game = entered(this.game, [cell], 'digit', value, puzzle.values);
      }
    }
    this.forget();
  }
  close(): void {
    ++this.opened;
    this.stop();
    this.puzzle = null;
    this.failed = this.busy = this.message = '';
  }

  // --- the board ---
  select(cell: number, how: 'only' | 'add' | 'toggle' = 'only'): void {
    if (this.outside.has(cell)) return;
    this.cursor = cell;
    const next = new Set(how === 'only' ? [] : this.selected);
    if (how === 'toggle' && next.has(cell)) next.delete(cell);
    else next.add(cell);
    this.selected = next;
  }
  private move(rows: number, columns: number, extend: boolean): void {
    const { puzzle } = this;
    if (!puzzle) return;
    if (!this.selected.size && !extend) return this.select(this.cursor);
    let cell = this.cursor;
    do {
      const row = (Math.floor(cell / puzzle.columns) + rows + puzzle.rows) % puzzle.rows;
      const column = ((cell % puzzle.columns) + columns + puzzle.columns) % puzzle.columns;
      cell = row * puzzle.columns + column;
    } while (this.outside.has(cell) && cell !== this.cursor);
    this.select(cell, extend ? 'add' : 'only');
  }
  write(value: string, as: Mode | 'current' = 'current'): void {
    const mode = as === 'current' ? this.mode : as;
    const cells = [...this.selected];
    if (mode !== 'colour') return this.change(entered(this.game, cells, mode, value, this.values));
    const colour = this.values.indexOf(value) + 1;
    if (colour <= 9) this.paint(colour);
  }
  paint(colour: number): void {
    this.change(coloured(this.game, [...this.selected], colour));
  }
  erase(): void {
    this.change(erased(this.game, [...this.selected]));
  }
  undo(): void {
    this.change(undone(this.game));
  }
  redo(): void {
    this.change(redone(this.game));
  }
  restart(): void {
    this.change(restarted(this.game));
  }
  perform(action: Action): void {
    switch (action.do) {
      case 'move': return this.move(action.rows, action.columns, action.extend);
      case 'value': return this.write(action.value, action.as);
      case 'mode': this.mode = action.mode; return;
      case 'next_mode': this.mode = modes[(modes.indexOf(this.mode) + 1) % modes.length]; return;
      case 'erase': return this.erase();
      case 'undo': return this.undo();
      case 'redo': return this.redo();
      case 'check': return void this.check();
      case 'select_none': this.selected = new Set(); return;
      case 'select_all': this.selected = new Set([...this.game.cells.keys()].filter((cell) => !this.outside.has(cell))); return;
    }
  }
  private change(game: VariantGame): void {
    if (game === this.game || !this.puzzle) return;
    const values = valuesOf(this.game);
    this.game = game;
    saveVariant({ puzzle: this.puzzle.puzzle, title: this.puzzle.title ?? '', cells: [...game.cells] });
    if (valuesOf(game) === values) return;
    this.forget();
    void this.findClashes();
    const isFull = game.cells.every(({ value }, cell) => value || this.outside.has(cell));
    if (isFull) void this.check();
  }
  // A player may want to see at once where a value is twice. Other rules are left to the check.
  private async findClashes(): Promise<void> {
    const { game, puzzle } = this;
    if (!settings.conflicts || !puzzle) return;
    try {
      const { conflicts } = await (await variantEngine()).conflicts(puzzle.puzzle, { values: valuesOf(game) });
      if (game === this.game) this.clashes = this.cellsOf(conflicts.filter(({ house }) => house));
    } catch {
      // The check says what is wrong with the engine.
    }
  }
  private forget(): void {
    this.stop();
    this.conflicts = this.clashes = new Set();
    this.candidates = null;
    this.solved = false;
    this.message = '';
  }

  // --- the engine ---
  // Marks the cells that break a rule. If none does, entries that differ from the only solution are marked.
  check(): Promise<void> {
    return this.ask(t('variant.checking'), async (e, puzzle, signal) => {
      const { conflicts, solved } = await e.conflicts(puzzle.puzzle, { values: valuesOf(this.game) });
      if (signal.aborted) return;
      this.conflicts = this.cellsOf(conflicts);
      this.solved = solved;
      if (solved) this.message = t('variant.solved');
      else if (conflicts.length) this.message = t('variant.broken', { rules: this.namesOf(conflicts).join(t('variant.separator')) });
      else await this.compare(e, puzzle, signal);
    });
  }
  private async compare(e: Engine, puzzle: Variant, signal: AbortSignal): Promise<void> {
    const [only, ...others] = (await e.solutions(puzzle.puzzle, { limit: 2 }, { signal })).solutions;
    if (signal.aborted) return;
    if (!only || others.length) {
      this.message = t(only ? 'variant.good.several' : 'variant.none');
      return;
    }
    const wrong = [...this.game.cells.keys()].filter((cell) => this.game.cells[cell].value && this.game.cells[cell].value !== only[cell]);
    this.conflicts = new Set(wrong);
    this.message = wrong.length ? t('play.check.wrong', { count: wrong.length }) : t('play.check.good');
  }
  // The names of the rules and houses that are broken, each once.
  private namesOf(conflicts: readonly { rule?: string; house?: string }[]): string[] {
    const kinds = { row: 'variant.row', column: 'variant.column', region: 'variant.region' } as const;
    const names = conflicts.map(({ rule, house = '' }) => {
      const [kind, number] = house.split(' ');
      if (!rule) return t(kinds[kind as keyof typeof kinds] ?? 'variant.region', { number });
      return this.puzzle?.meanings.find(({ id }) => id === rule)?.name ?? rule;
    });
    return [...new Set(names)];
  }
  // Shows the values that each cell has in some solution, or hides them.
  async toggleCandidates(): Promise<void> {
    if (this.candidates) {
      this.candidates = null;
      return;
    }
    await this.ask(t('variant.searching'), async (e, puzzle, signal) => {
      const { candidates: sets } = await e.candidates(puzzle.puzzle, { values: valuesOf(this.game) }, { signal });
      if (signal.aborted) return;
      this.candidates = sets;
      this.message = sets.every((set) => !set) ? t('variant.none') : '';
    });
  }
  stop(): void {
    this.work?.abort();
    this.work = null;
    this.busy = '';
  }
  private async ask(what: string, question: (e: Engine, puzzle: Variant, signal: AbortSignal) => Promise<void>): Promise<void> {
    if (!this.puzzle) return;
    this.stop();
    const { signal } = (this.work = new AbortController());
    this.busy = what;
    this.message = '';
    try {
      await question(await variantEngine(), this.puzzle, signal);
    } catch (error) {
      if (!isAbort(error) && !signal.aborted) this.message = t('common.failed', { reason: reasonOf(error) });
    } finally {
      if (!signal.aborted) this.busy = '';
    }
  }
}

export const variantPlay = new VariantPlay();
