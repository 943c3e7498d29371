// Hinting: asks for a hint, shows it at one of three depths and applies it. Hints start from the player's entries and
// notes, and report mistakes first.
import type { Candidate, Depth, Hint, Puzzle, Step } from 'shudu';
import { allCells, boxOf, cellNamed, digitsOf, lineOf, setOf } from '../grid/cells';
import { emptyOverlay, type Overlay } from '../board/overlay';
import { candidateNumber, firstLook, overlayOf, wholeLook, type Look } from '../steps/drawing';
import { engine, isAbort, reasonOf } from '../engine/engine';
import type { Game } from '../game/game';
import { wrongCells } from '../game/game';
import { language, t } from '../i18n/i18n.svelte';
import { settings } from '../settings/settings.svelte';
import { Changes } from '../game/state';
import { session } from '../session/session.svelte';
import { store } from '../storage/store';
import { recordHint } from '../training/hint_history';

// The position for the engine. Notes are used when every blank cell has some. The candidates are used when they are shown
// or when some were ruled out.
export function positionFor(game: Game, candidatesShown: boolean, candidates: ArrayLike<number>): Puzzle {
  const { values, corner, centre, out } = game.state;
  const blank = allCells.filter((cell) => !values[cell]);
  const noted = blank.length > 0 && blank.every((cell) => corner[cell] || centre[cell]);
  const puzzle: Puzzle = { puzzle: lineOf(game.clues), values: lineOf(values) };
  if (!candidatesShown && noted) {
    puzzle.notes = allCells.map((cell) => (values[cell] ? '' : digitsOf((centre[cell] || corner[cell]) & ~out[cell]).join('')));
  } else if (candidatesShown || out.some((set) => set)) {
    puzzle.notes = allCells.map((cell) => (values[cell] ? '' : digitsOf(candidates[cell]).join('')));
  }
  return puzzle;
}

// The boxes of mistakes, which is what a first hint names of them.
function areasOf(mistakes: readonly Candidate[]): Overlay | null {
  const boxes = new Set(mistakes.map(({ cell }) => 18 + boxOf(cellNamed(cell))));
  return boxes.size ? { ...emptyOverlay, areas: [...boxes].map((box) => [box]) } : null;
}

class Hinting {
  open = $state(false);
  depth = $state<Depth>(1);
  private texts = $state.raw<Partial<Record<Depth, string>>>({}); // the words of the hint at each depth, once asked for
  look = $state.raw<Look>(wholeLook); // the part of the chains that is drawn
  hint = $state.raw<Hint | null>(null);
  error = $state('');
  thinking = $state(false);
  foundIn = ''; // the language of the hint
  private forState: unknown = null;
  private abort: AbortController | null = null;

  readonly step = $derived<Step | null>(this.hint?.step ?? null);
  readonly current = $derived(this.open && this.hint !== null && session.game?.state === this.forState);
  readonly candidates = $derived.by(() => {
    const list = this.hint?.candidates;
    return this.current && list ? Uint16Array.from(list, (digits, cell) => (session.values[cell] ? 0 : setOf([...digits].map(Number)))) : null;
  });
  // The candidates of the hint appear with the pattern, not before. A single needs only those of its own cell.
  readonly shownCandidates = $derived.by(() => {
    if (!this.step || this.depth === 1 || !this.candidates) return null;
    if (this.step.family !== 'singles' || settings.candidates) return this.candidates;
    const cells = new Set((this.step.placements ?? []).map(({ cell }) => cellNamed(cell)));
    return this.candidates.map((set, cell) => (cells.has(cell) ? set : 0));
  });
  readonly overlay = $derived.by<Overlay | null>(() => {
    if (!this.current || !this.hint) return null;
    if (this.step && this.candidates) return overlayOf(this.step, session.values, this.candidates, this.depth, this.look);
    return this.depth === 1 ? areasOf(this.hint.wrong ?? this.hint.missing ?? []) : null;
  });
  // Wrong entries are marked on the board from depth 2 on.
  readonly wrong = $derived.by<ReadonlySet<number> | null>(() =>
    this.current && this.hint?.status === 'wrong' && this.depth > 1
      ? new Set((this.hint.wrong ?? []).map((w) => cellNamed(w.cell)))
      : null,
  );
  readonly words = $derived(this.hint ? (this.texts[this.depth] ?? '') : '');

  // Depth 0 asks for a new hint, or for the next depth of the current one.
  async ask(depth: 0 | Depth): Promise<void> {
    const game = session.game;
    if (!game || session.paused) return;
    if (this.current && this.hint) {
      const next = depth || (Math.min(3, this.depth + 1) as Depth);
      await this.describe(game, next);
      this.depth = next;
      return;
    }
    this.depth = depth || 1;
    if (!(await this.find(game))) return;
    session.countHint();
    if (this.step) recordHint(store, this.step.technique);
  }
  // Shows the current hint at this depth. Its words follow when the engine has them.
  choose(depth: Depth): void {
    this.depth = depth;
    if (session.game) this.describe(session.game, depth).catch((error) => (this.error = t('common.failed', { reason: reasonOf(error) })));
  }
  // Finds the same hint in another language.
  async translate(): Promise<void> {
    if (session.game && this.current && this.foundIn !== language()) await this.find(session.game);
  }
  // What the engine is asked about this game.
  private question(game: Game, depth: Depth) {
    const puzzle = positionFor(game, settings.candidates, session.candidates);
    const notes = puzzle.notes !== undefined;
    return [puzzle, { language: language(), depth, uniqueness: settings.uniqueness, outline: true, notes }] as const;
  }
  // Asks for the words of the hint at a depth, unless they are there.
  private async describe(game: Game, depth: Depth): Promise<void> {
    if (this.texts[depth] !== undefined) return;
    const { forState, foundIn } = this;
    const { words } = await (await engine()).hint(...this.question(game, depth));
    if (this.forState === forState && this.foundIn === foundIn) this.texts = { ...this.texts, [depth]: words };
  }
  // Returns whether a hint was found.
  private async find(game: Game): Promise<boolean> {
    this.open = true;
    this.hint = null;
    this.error = '';
    this.thinking = true;
    this.foundIn = language();
    this.forState = game.state;
    this.abort?.abort();
    this.abort = new AbortController();
    const { signal } = this.abort;
    try {
      const hint = await (await engine()).hint(...this.question(game, 3), { signal });
      if (signal.aborted) return false;
      this.texts = { 3: hint.words };
      await this.describe(game, this.depth);
      if (signal.aborted) return false;
      this.hint = hint;
      this.look = hint.step ? firstLook(hint.step) : wholeLook;
      return true;
    } catch (error) {
      if (!isAbort(error)) this.error = t('common.failed', { reason: reasonOf(error) });
      return false;
    } finally {
      if (!signal.aborted) this.thinking = false;
    }
  }

  // Applies the hint to the board.
  apply(): void {
    const hint = this.hint;
    if (!hint || !this.current) return;
    if (hint.step) {
      session.pencil.applyStep((hint.step.placements ?? []).map(candidateNumber), (hint.step.eliminations ?? []).map(candidateNumber));
    } else if (hint.status === 'wrong') {
      const changes = new Changes(session.game!.state);
      const wrong = hint.wrong?.map((w) => cellNamed(w.cell)) ?? wrongCells(session.game!);
      for (const cell of wrong) changes.set('v', cell, 0);
      session.play(changes.move);
    } else if (hint.status === 'missing') {
      const changes = new Changes(session.game!.state);
      for (const { cell: name, digit } of hint.missing ?? []) {
        const cell = cellNamed(name);
        const mask = 1 << (digit - 1);
        changes.set('o', cell, changes.get('o', cell) & ~mask);
        if (changes.get('n', cell) && !changes.get('c', cell)) changes.set('n', cell, changes.get('n', cell) | mask);
        else if (changes.get('c', cell)) changes.set('c', cell, changes.get('c', cell) | mask);
      }
      session.play(changes.move);
    }
    this.hint = null;
    this.open = true;
  }
  close(): void {
    this.abort?.abort();
    this.open = false;
    this.hint = null;
    this.thinking = false;
  }
}

export const hinting = new Hinting();
