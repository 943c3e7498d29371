// The player: plays one or two films of the same puzzle in step.
import type { Algorithm, Step } from 'shudu';
import { lineOf } from '../grid/cells';
import { engine, isAbort, reasonOf } from '../engine/engine';
import { language, t } from '../i18n/i18n.svelte';
import { Film, type Moment } from './film';

const partSize = 100_000; // events in a part; longer films are shown part by part
// Events per second.
export const speeds = [1, 2, 5, 10, 20, 50, 100, 500, 2000, 10_000, 50_000] as const;

export class Screen {
  algorithm = $state('');
  film = $state.raw<Film | null>(null);
  moment = $state.raw<Moment | null>(null);
  steps = $state.raw<readonly Step[]>([]); // of a film of logic
  loading = $state(false);
  error = $state('');
  private abort: AbortController | null = null;

  async load(clues: Uint8Array, algorithm: string, from = 0): Promise<void> {
    this.abort?.abort();
    this.abort = new AbortController();
    const { signal } = this.abort;
    this.algorithm = algorithm;
    this.loading = true;
    this.error = '';
    this.film = this.moment = null;
    try {
      const trace = await (await engine()).trace(lineOf(clues), { algorithm, from, events: partSize, language: language() }, { signal });
      if (signal.aborted) return;
      this.film = new Film(algorithm, clues, trace);
      this.steps = trace.steps ?? [];
      this.moment = this.film.momentAt(0);
    } catch (error) {
      if (!isAbort(error)) this.error = t('common.failed', { reason: reasonOf(error) });
    } finally {
      if (!signal.aborted) this.loading = false;
    }
  }
  seek(at: number): void {
    if (this.film) this.moment = this.film.momentAt(at);
  }
  advance(by: number): void {
    if (this.film && this.moment) this.moment = this.film.advance(this.moment, by);
  }
  get ended(): boolean {
    return !this.film || !this.moment || this.moment.at >= this.film.length;
  }
}

export class Player {
  algorithms = $state.raw<readonly Algorithm[]>([]);
  clues = $state.raw<Uint8Array | null>(null);
  screens = $state<Screen[]>([new Screen()]);
  playing = $state(false);
  candidates = $state(false); // shown on the boards
  speed = $state(3); // index in speeds
  private frame = 0;
  private last = 0;
  private owed = 0; // fraction of an event that is due

  readonly length = $derived(Math.max(1, ...this.screens.map((s) => s.film?.length ?? 0)));
  readonly at = $derived(Math.max(0, ...this.screens.map((s) => s.moment?.at ?? 0)));

  async open(clues: Uint8Array, wanted: readonly string[], at = 0): Promise<void> {
    this.pause();
    this.clues = clues;
    this.algorithms = await (await engine()).algorithms();
    const known = wanted.filter((id) => this.algorithms.some((a) => a.id === id)).slice(0, 2);
    if (known.length === 0) known.push(this.algorithms[0]?.id ?? 'backtracking');
    this.screens = known.map(() => new Screen());
    await Promise.all(this.screens.map((screen, i) => screen.load(clues, known[i])));
    if (at > 0) this.seek(at);
  }
  setAlgorithm(index: number, algorithm: string): void {
    this.pause();
    void this.screens[index].load(this.clues!, algorithm).then(() => this.seek(0));
  }
  addScreen(): void {
    const other = this.algorithms.find((a) => a.id !== this.screens[0].algorithm) ?? this.algorithms[0];
    this.screens = [this.screens[0], new Screen()];
    this.seek(0);
    void this.screens[1].load(this.clues!, other.id);
  }
  removeScreen(): void {
    this.screens = [this.screens[0]];
  }

  play(): void {
    if (this.screens.every((s) => s.ended)) this.seek(0);
    this.playing = true;
    this.last = performance.now();
    this.owed = 1; // the first event is played immediately
    const tick = (now: number) => {
      if (!this.playing) return;
      this.owed += ((now - this.last) / 1000) * speeds[this.speed];
      this.last = now;
      const due = Math.floor(this.owed);
      this.owed -= due;
      if (due > 0) for (const screen of this.screens) screen.advance(due);
      if (this.screens.every((s) => s.ended)) this.playing = false;
      else this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }
  pause(): void {
    this.playing = false;
    cancelAnimationFrame(this.frame);
  }
  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }
  seek(at: number): void {
    for (const screen of this.screens) screen.seek(at);
  }
  step(by: number): void {
    this.pause();
    this.seek(this.at + by);
  }
  // To the next or previous guess or dead end of the first film.
  jump(kind: 'backtrack' | 'guess', forward: boolean): void {
    this.pause();
    const { film, moment } = this.screens[0];
    if (!film || !moment) return;
    const found = forward ? film.next(kind, moment.at) : film.previous(kind, moment.at);
    if (found >= 0) this.seek(found);
  }
}
export const player = new Player();
