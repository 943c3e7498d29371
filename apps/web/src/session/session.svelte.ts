// The session: the game that is open, what is selected, which mode keys are in, and the clock. Pages show it and call
// its verbs; rules are in ../game.
import { allCells, allDigits, candidateOf, cellAt, cellName, colOf, conflictingCells, digitsOf, legalCandidates, rowOf, sizeOf } from '../grid/cells';
import { settings } from '../settings/settings.svelte';
import { t } from '../i18n/i18n.svelte';
import * as entry from '../game/entry';
import { modes, type Mode } from '../game/entry';
import * as games from '../game/game';
import { newGame, positionOf, type Game, type GameOrigin } from '../game/game';
import type { LinkKind, Move } from '../game/state';
import { loadResults, saveResults, summarize, type Result } from '../game/statistics';
import { Games } from '../game/library';
import { store } from '../storage/store';

export const library = new Games(store);

export interface Finish {
  milliseconds: number;
  best: number; // before this one; 0 when there was none
  streak: number;
  helped: number;
  level: string;
}

export class Session {
  game = $state.raw<Game | null>(null);
  selected = $state.raw<ReadonlySet<number>>(new Set());
  cursor = $state(40);
  mode = $state<Mode>('digit');
  armed = $state(0); // digit-first: the digit that a tap enters
  penKind = $state<LinkKind>('strong');
  penColour = $state(4);
  filter = $state(0); // a digit, or 10: cells with two candidates
  paused = $state(false);
  wrong = $state.raw<ReadonlySet<number>>(new Set()); // found by "check"
  message = $state('');
  said = $state(''); // for screen readers
  finish = $state.raw<Finish | null>(null);
  private tick = $state(0);
  private runningSince = 0; // 0: the clock stands
  private saving: ReturnType<typeof setTimeout> | null = null;

  readonly values = $derived(this.game?.state.values ?? new Uint8Array(81));
  readonly conflicts = $derived(settings.conflicts ? conflictingCells(this.values) : new Set<number>());
  readonly legal = $derived(legalCandidates(this.values));
  // What is still possible as the player sees it: by the rules, less what was ruled out.
  readonly candidates = $derived(this.legal.map((set, cell) => set & ~(this.game?.state.out[cell] ?? 0)));
  readonly counts = $derived(allDigits.map((digit) => this.values.filter((v) => v === digit).length));
  readonly wrongNow = $derived.by(() => {
    if (!this.game) return new Set<number>();
    return settings.check ? new Set(games.wrongCells(this.game)) : this.wrong;
  });
  readonly highlight = $derived.by(() => {
    if (this.filter >= 1 && this.filter <= 9) return this.filter;
    if (this.armed) return this.armed;
    return settings.same && this.selected.size === 1 ? this.values[this.cursor] : 0;
  });
  readonly allowed = $derived.by(() => {
    if (!this.filter) return null;
    const shown = this.shownCandidates ?? this.candidates;
    return new Set(
      allCells.filter((cell) =>
        this.filter === 10
          ? sizeOf(shown[cell]) === 2
          : this.values[cell] ? this.values[cell] === this.filter : (shown[cell] & (1 << (this.filter - 1))) !== 0,
      ),
    );
  });
  // Candidates in fixed places: always when they are switched on, and for the pen, which needs places to link.
  readonly shownCandidates = $derived.by(() => {
    if (!this.game) return null;
    if (settings.candidates) return this.candidates;
    if (this.mode !== 'pen') return null;
    const { corner, centre } = this.game.state;
    return this.candidates.map((set, cell) => corner[cell] | centre[cell] || set);
  });
  readonly progress = $derived(this.game ? games.progress(this.game) : 0);
  readonly elapsed = $derived.by(() => {
    void this.tick;
    return (this.game?.elapsed ?? 0) + (this.runningSince ? Date.now() - this.runningSince : 0);
  });

  private get options() {
    return { cleanNotes: settings.clean, candidates: settings.candidates };
  }

  // --- games ---

  open(game: Game): void {
    this.leave();
    this.game = game;
    this.selected = new Set();
    this.wrong = new Set();
    this.filter = this.armed = 0;
    this.message = '';
    this.finish = null;
    this.paused = false;
    library.setCurrent(game.id);
    library.save(game);
    this.start();
  }
  begin(clues: ArrayLike<number>, solution: ArrayLike<number> | null, origin: GameOrigin = {}): void {
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
    this.open(newGame(id, clues, solution, origin));
  }
  // The game that was open last.
  resume(): boolean {
    const id = library.currentId();
    const game = (id && library.load(id)) || library.all().find((g) => !g.finished);
    if (!game) return false;
    this.open(game);
    return true;
  }
  leave(): void {
    this.stop();
    this.save();
  }
  save(): void {
    if (this.saving) clearTimeout(this.saving);
    this.saving = null;
    if (this.game) library.save(this.game);
  }
  private saveSoon(): void {
    this.saving ??= setTimeout(() => this.save(), 400);
  }

  // --- the clock ---

  start(): void {
    if (this.game && !this.game.finished && !this.paused && !this.runningSince) this.runningSince = Date.now();
    ++this.tick;
  }
  stop(): void {
    if (!this.runningSince || !this.game) return;
    this.game = { ...this.game, elapsed: this.game.elapsed + Date.now() - this.runningSince };
    this.runningSince = 0;
    ++this.tick;
  }
  second(): void {
    ++this.tick;
  }
  pause(on = !this.paused): void {
    if (!this.game || this.game.finished) return;
    this.paused = on;
    if (on) this.leave();
    else this.start();
  }

  // --- selection ---

  select(cell: number, how: 'only' | 'add' | 'toggle' = 'only'): void {
    this.cursor = cell;
    if (how === 'only') this.selected = new Set([cell]);
    else {
      const next = new Set(this.selected);
      if (how === 'toggle' && next.has(cell)) next.delete(cell);
      else next.add(cell);
      this.selected = next;
    }
  }
  selectAll(): void {
    this.selected = new Set(allCells);
  }
  selectNone(): void {
    this.selected = new Set();
    this.filter = this.armed = 0;
  }
  // All cells that look like this one: the same value, else the same notes, else the same colours.
  selectAlike(cell: number): void {
    const { values, corner, centre, colour } = this.game!.state;
    const alike = values[cell]
      ? allCells.filter((c) => values[c] === values[cell])
      : corner[cell] || centre[cell]
        ? allCells.filter((c) => !values[c] && corner[c] === corner[cell] && centre[c] === centre[cell])
        : colour[cell]
          ? allCells.filter((c) => colour[c] === colour[cell])
          : [cell];
    this.selected = new Set(alike);
    this.cursor = cell;
  }
  move(rows: number, cols: number, extend: boolean): void {
    // The first key on an untouched board shows where the cursor is.
    if (this.selected.size === 0 && !extend) return this.select(this.cursor);
    const wrap = (n: number) => (n + 9) % 9;
    this.select(cellAt(wrap(rowOf(this.cursor) + rows), wrap(colOf(this.cursor) + cols)), extend ? 'add' : 'only');
  }
  jump(rows: number, cols: number): void {
    for (let i = 1; i <= 9; ++i) {
      const wrap = (n: number) => ((n % 9) + 9) % 9;
      const cell = cellAt(wrap(rowOf(this.cursor) + rows * i), wrap(colOf(this.cursor) + cols * i));
      if (!this.values[cell]) return this.select(cell);
    }
  }
  edge(row: 'first' | 'last' | 'same', col: 'first' | 'last' | 'same', extend: boolean): void {
    const pick = (which: string, now: number) => (which === 'first' ? 0 : which === 'last' ? 8 : now);
    this.select(cellAt(pick(row, rowOf(this.cursor)), pick(col, colOf(this.cursor))), extend ? 'add' : 'only');
  }

  // --- entry ---

  digit(digit: number, as: Mode | 'current' = 'current', cells: Iterable<number> = this.selected): void {
    if (!this.game || this.paused) return;
    const mode = as === 'current' ? this.mode : as;
    const at = positionOf(this.game);
    const list = [...cells];
    if (mode === 'pen') {
      if (as === 'current') this.penColour = digit;
      return;
    }
    if (list.length === 0) return;
    if (mode === 'digit') {
      this.play(entry.enterDigit(at, list, digit, this.options));
      this.say(this.values[list[0]] ? 'play.announce.entered' : 'play.announce.cleared', list[0], digit);
    } else if (mode === 'colour') this.play(entry.enterColour(at, list, digit));
    else {
      this.play(entry.enterNote(at, list, digit, mode, this.options));
      this.say('play.announce.noted', list[0], digit);
    }
  }
  erase(): void {
    if (!this.game || this.paused) return;
    this.play(entry.erase(positionOf(this.game), this.selected, this.mode));
    if (this.selected.size) this.say('play.announce.cleared', [...this.selected][0], 0);
  }
  colourCandidate(cell: number, digit: number): void {
    if (this.game) this.play(entry.colourCandidate(positionOf(this.game), candidateOf(cell, digit), this.penColour));
  }
  link(from: number, to: number): void {
    if (this.game) this.play(entry.toggleLink(positionOf(this.game), { from, to, kind: this.penKind }));
  }
  convert(): void {
    if (this.game) this.play(entry.cornerToCentre(positionOf(this.game), this.selected.size ? this.selected : allCells));
  }
  fill(): void {
    if (this.game) this.play(entry.fillNotes(positionOf(this.game), this.selected.size > 1 ? this.selected : allCells));
  }
  // A blank cell with one candidate or one note takes it.
  fillSingle(cell: number): boolean {
    if (!this.game || this.values[cell]) return false;
    const { corner, centre } = this.game.state;
    const set = settings.candidates ? this.candidates[cell] : centre[cell] || corner[cell];
    if (sizeOf(set) !== 1) return false;
    this.digit(digitsOf(set)[0], 'digit', [cell]);
    return true;
  }
  deduce(placements: readonly number[], eliminations: readonly number[]): void {
    if (this.game) this.play(entry.applyDeduction(positionOf(this.game), placements, eliminations, this.options));
  }
  play(move: Move): void {
    if (!this.game || move.length === 0 || this.paused) return;
    const before = this.game;
    this.game = games.played(before, move);
    this.afterMove();
    if (this.game.finished && !before.finished) this.finished();
  }
  undo(): void {
    if (!this.game?.done.length || this.paused) return;
    this.game = games.undo(this.game);
    this.said = t('play.announce.undone');
    this.afterMove();
  }
  redo(): void {
    if (!this.game?.undone.length || this.paused) return;
    this.game = games.redo(this.game);
    this.said = t('play.announce.redone');
    this.afterMove();
  }
  private afterMove(): void {
    // What was found wrong stays marked until it is changed.
    if (this.wrong.size) {
      const now = new Set(games.wrongCells(this.game!));
      this.wrong = new Set([...this.wrong].filter((cell) => now.has(cell)));
    }
    this.message = '';
    this.saveSoon();
  }

  setMode(mode: Mode): void {
    this.mode = mode;
    this.said = t('play.announce.mode', { mode: t(`play.mode.${mode}`) });
  }
  nextMode(): void {
    this.setMode(modes[(modes.indexOf(this.mode) + 1) % modes.length]);
  }
  toggleFilter(digit: number): void {
    this.filter = this.filter === digit ? 0 : digit;
  }
  stepFilter(by: 1 | -1): void {
    this.filter = ((Math.min(this.filter, 9) + by - 1 + 9) % 9) + 1;
  }

  // --- help ---

  helped(): void {
    if (this.game && !this.game.finished) this.game = { ...this.game, helped: this.game.helped + 1 };
  }
  check(): void {
    if (!this.game) return;
    if (!this.game.solution) {
      this.message = t('play.check.unknown');
      return;
    }
    const wrong = games.wrongCells(this.game);
    this.wrong = new Set(wrong);
    this.message = wrong.length ? t('play.check.wrong', { count: wrong.length }) : t('play.check.good');
  }
  restart(): void {
    if (!this.game) return;
    this.game = { ...games.restarted(this.game), elapsed: 0, helped: 0 };
    this.runningSince = 0;
    this.finish = null;
    this.afterMove();
    this.start();
  }
  addSavepoint(): void {
    if (!this.game) return;
    const name = t('play.savepoint.name', { number: this.game.savepoints.length + 1 });
    this.game = games.withSavepoint(this.game, name);
    this.message = name;
    this.saveSoon();
  }
  restore(index: number): void {
    if (!this.game) return;
    this.game = games.restored(this.game, index);
    this.afterMove();
  }
  dropSavepoint(index: number): void {
    if (!this.game) return;
    this.game = games.withoutSavepoint(this.game, index);
    this.saveSoon();
  }

  private finished(): void {
    this.stop();
    const game = this.game!;
    const results = loadResults(store);
    const level = game.origin.level ?? '';
    const best = summarize(results).levels.find((l) => l.level === level)?.best ?? 0;
    const result: Result = { level, milliseconds: game.elapsed, at: Date.now(), helped: game.helped };
    saveResults(store, [...results, result]);
    const { streak } = summarize([...results, result]);
    this.finish = { milliseconds: game.elapsed, best, streak, helped: game.helped, level };
    this.said = t('done.title');
    this.selected = new Set();
    this.filter = this.armed = 0;
    this.save();
  }

  private say(key: 'play.announce.entered' | 'play.announce.cleared' | 'play.announce.noted', cell: number, digit: number): void {
    this.said = t(key, { cell: cellName(cell), digit });
  }
}

export const session = new Session();
