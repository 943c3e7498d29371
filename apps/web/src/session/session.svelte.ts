// The session: the game that is open, and the parts that work on it: clock, selection, tools, pencil and view. The rules
// are in ../game.
import * as games from '../game/game';
import { newGame, type Game, type GameOrigin } from '../game/game';
import { Games, keyOfGame } from '../game/library';
import { newMistakes } from '../game/mistakes';
import { recorded } from '../game/record';
import { clockText } from '../game/statistics';
import type { Move } from '../game/state';
import { legalCandidates } from '../grid/cells';
import { t } from '../i18n/i18n.svelte';
import { settings } from '../settings/settings.svelte';
import { store } from '../storage/store';
import { announce } from './announce.svelte';
import { Clock } from './clock.svelte';
import { recordFinish, type Finish } from './finish';
import { Keeper } from './keeper';
import { Mistakes } from './mistakes';
import { Pencil } from './pencil.svelte';
import { Savepoints } from './savepoints';
import { Selection } from './selection.svelte';
import { Tools } from './tools.svelte';
import { View } from './view.svelte';

export const library = new Games(store);

export class Session {
  game = $state.raw<Game | null>(null);
  paused = $state(false);
  foundWrong = $state.raw<ReadonlySet<number>>(new Set()); // by "Check"
  message = $state('');
  finish = $state.raw<Finish | null>(null);
  readonly selection = new Selection();
  readonly tools = new Tools();
  readonly pencil = new Pencil(this);
  readonly view = new View(this);
  readonly savepoints = new Savepoints(this);
  readonly mistakes = new Mistakes(this);
  private readonly clock = new Clock();
  private readonly keeper = new Keeper(library);
  private saving: ReturnType<typeof setTimeout> | null = null;

  readonly values = $derived(this.game?.state.values ?? new Uint8Array(81));
  // What is possible by the rules, without the candidates that the player has ruled out.
  readonly candidates = $derived.by(() => legalCandidates(this.values).map((set, cell) => set & ~(this.game?.state.out[cell] ?? 0)));
  readonly elapsed = $derived.by(() => (this.game?.elapsed ?? 0) + this.clock.milliseconds);

  // The last mistake allowed has been made, and the player has not chosen to go on.
  readonly lost = $derived(Boolean(this.game && settings.limit && !this.game.finished && !this.game.unranked && this.game.mistakes >= settings.limit));

  // --- opening and saving ---

  open(game: Game): void {
    this.leave();
    this.game = game;
    this.selection.clear();
    this.tools.putDown();
    this.foundWrong = new Set();
    this.message = '';
    this.finish = null;
    this.paused = false;
    library.setCurrent(game.id);
    this.keeper.open(game);
    this.start();
  }
  // `played` is the board and the time of a game that was begun elsewhere.
  begin(clues: ArrayLike<number>, solution: ArrayLike<number> | null, origin: GameOrigin = {}, played: Partial<Pick<Game, 'state' | 'elapsed'>> = {}): void {
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
    this.open({ ...newGame(id, clues, solution, origin), ...played });
  }
  // Opens the game that was open last. Returns whether there is one.
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
    if (!this.game) return;
    const kept = this.keeper.save(this.game, t('play.other_tab.savepoint'));
    if (kept.game !== this.game) this.show(kept.game);
    if (kept.added) this.message = t('play.other_tab.merged');
  }
  // Another tab has saved this game: shows its version. Moves of this tab that are not saved yet are merged.
  followOtherTab(key: string | null): void {
    if (!this.game || key !== keyOfGame(this.game.id)) return;
    if (this.saving) return this.save();
    const theirs = this.keeper.reload();
    if (theirs) this.show(theirs);
  }
  private show(game: Game): void {
    const { running } = this.clock;
    this.clock.stop();
    this.game = game;
    this.foundWrong = new Set();
    if (!game.finished) this.finish = null;
    if (running) this.start();
  }
  // Replaces the game by one with the same position, for example with another savepoint.
  keep(game: Game): void {
    this.game = game;
    this.saveSoon();
  }
  private saveSoon(): void {
    this.saving ??= setTimeout(() => this.save(), 400);
  }

  // Adds what has become known about the puzzle, if it is still open.
  describe(id: string, facts: GameOrigin): void {
    if (this.game?.id !== id) return;
    this.game = { ...this.game, origin: { ...this.game.origin, ...facts } };
    this.saveSoon();
  }

  // --- the clock ---

  start(): void {
    if (this.game && !this.game.finished && !this.paused && !this.lost) this.clock.start();
  }
  private stop(): void {
    if (this.game && this.clock.running) this.game = { ...this.game, elapsed: this.game.elapsed + this.clock.stop() };
  }
  updateClock(): void {
    this.clock.update();
  }
  pause(on = !this.paused): void {
    if (!this.game || this.game.finished) return;
    this.paused = on;
    if (on) this.leave();
    else this.start();
  }

  // --- moves ---

  play(move: Move): void {
    if (!this.game || move.length === 0 || this.paused || this.lost) return;
    const after = games.played(this.game, move);
    this.changeTo({ ...after, mistakes: this.game.mistakes + newMistakes(this.game, after) });
    if (this.lost) this.lose();
  }
  undo(): void {
    if (!this.game?.done.length || this.paused) return;
    announce(t('play.announce.undone'));
    this.changeTo(games.undo(this.game));
  }
  redo(): void {
    if (!this.game?.undone.length || this.paused) return;
    announce(t('play.announce.redone'));
    this.changeTo(games.redo(this.game));
  }
  // A solved game that is taken back goes on, and it can be finished again.
  changeTo(game: Game): void {
    const before = this.game!;
    this.game = recorded(before, game, this.elapsed);
    this.afterMove();
    if (game.finished && !before.finished) this.finished();
    if (!game.finished && before.finished) {
      this.finish = null;
      this.start();
    }
  }
  // Makes one move of all moves from this number on.
  joinMoves(from: number): void {
    if (!this.game) return;
    this.keep(games.joined(this.game, from));
  }
  restart(): void {
    if (!this.game) return;
    this.clock.stop();
    this.game = { ...games.restarted(this.game), begun: Date.now(), elapsed: 0, helped: 0, mistakes: 0, unranked: false, record: [] };
    this.finish = null;
    this.afterMove();
    this.start();
  }
  // A cell that was found wrong stays marked until it is changed.
  private afterMove(): void {
    if (this.foundWrong.size) {
      const wrong = new Set(games.wrongCells(this.game!));
      this.foundWrong = new Set([...this.foundWrong].filter((cell) => wrong.has(cell)));
    }
    this.message = '';
    this.saveSoon();
  }
  private finished(): void {
    this.stop();
    this.finish = recordFinish(this.game!);
    announce(`${t('done.title')} ${t('play.time', { time: clockText(this.game!.elapsed) })}`);
    this.selectNone();
    this.save();
  }

  private lose(): void {
    this.leave();
    announce(t('lost.title', { count: this.game!.mistakes }));
  }

  selectNone(): void {
    this.selection.clear();
    this.tools.putDown();
  }

  // --- help ---

  countHint(): void {
    if (this.game && !this.game.finished) this.game = { ...this.game, helped: this.game.helped + 1 };
  }
  check(): void {
    this.mistakes.check();
  }
}

export const session = new Session();

if (typeof window !== 'undefined') window.addEventListener('storage', (event) => session.followOtherTab(event.key));
