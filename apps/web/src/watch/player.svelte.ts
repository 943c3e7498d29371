// The player: plays one or two recordings of the same puzzle in step.
import type { Algorithm } from 'shudu';
import { lineOf } from '../grid/cells';
import { engine } from '../engine/engine';
import { partnerOf } from './algorithms';
import { Screen } from './screen.svelte';
import { verdictOf, type Verdict } from './verdict';

// Events per second.
export const speeds = [1, 2, 5, 10, 20, 50, 100, 500, 2000, 10_000, 50_000] as const;

export class Player {
  algorithms = $state.raw<readonly Algorithm[]>([]);
  clues = $state.raw<Uint8Array | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  screens = $state<Screen[]>([new Screen()]);
  playing = $state(false);
  candidates = $state(false); // shown on the boards
  speed = $state(3); // index in speeds
  private frame = 0;
  private last = 0;
  private owed = 0; // fraction of an event that is due

  readonly length = $derived(Math.max(0, ...this.screens.map((s) => s.recording?.length ?? 0)));
  readonly at = $derived(Math.max(0, ...this.screens.map((s) => s.moment?.at ?? 0)));

  async open(clues: Uint8Array, wanted: readonly string[], at = 0): Promise<void> {
    this.pause();
    this.clues = clues;
    this.verdict = null;
    const e = await engine();
    this.algorithms = await e.algorithms();
    const known = wanted.filter((id) => this.algorithms.some((a) => a.id === id)).slice(0, 2);
    if (known.length === 0) known.push(this.algorithms[0]?.id ?? 'backtracking');
    this.screens = known.map(() => new Screen());
    const checked = e.check(lineOf(clues)).then((found) => {
      if (this.clues === clues) this.verdict = verdictOf(found);
    });
    await Promise.all([checked, ...this.screens.map((screen, i) => screen.load(clues, known[i]))]);
    if (at > 0) this.seek(at);
  }
  setAlgorithm(index: number, algorithm: string): void {
    this.pause();
    void this.screens[index].load(this.clues!, algorithm).then(() => this.seek(0));
  }
  addScreen(): void {
    this.screens = [this.screens[0], new Screen()];
    this.seek(0);
    void this.screens[1].load(this.clues!, partnerOf(this.screens[0].algorithm));
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
  faster(by: number): void {
    this.speed = Math.min(speeds.length - 1, Math.max(0, this.speed + by));
  }
  // The moves below follow the first recording.
  // To the next guess or dead end.
  jump(kind: 'backtrack' | 'guess'): void {
    this.move((recording, at) => recording.next(kind, at));
  }
  over(): void {
    this.move((recording, at) => recording.over(at));
  }
  out(): void {
    this.move((recording, at) => recording.out(at));
  }
  private move(to: (recording: NonNullable<Screen['recording']>, at: number) => number): void {
    this.pause();
    const { recording, moment } = this.screens[0];
    const found = recording && moment ? to(recording, moment.at) : -1;
    if (found >= 0) this.seek(found);
  }
}
export const player = new Player();
