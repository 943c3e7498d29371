// A screen: the recording of one algorithm and the moment that is shown.
import type { Step } from 'shudu';
import { lineOf } from '../grid/cells';
import { engine, isAbort, reasonOf } from '../engine/engine';
import { language, t } from '../i18n/i18n.svelte';
import { Recording, type Moment } from './recording';

const partSize = 100_000; // events in a part; longer recordings are shown part by part

export class Screen {
  algorithm = $state('');
  recording = $state.raw<Recording | null>(null);
  moment = $state.raw<Moment | null>(null);
  steps = $state.raw<readonly Step[]>([]); // of the algorithm "logic"
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
    this.recording = this.moment = null;
    try {
      const trace = await (await engine()).trace(lineOf(clues), { algorithm, start: from, events: partSize, language: language() }, { signal });
      if (signal.aborted) return;
      this.recording = new Recording(algorithm, clues, trace);
      this.steps = trace.steps ?? [];
      this.moment = this.recording.momentAt(0);
    } catch (error) {
      if (!isAbort(error)) this.error = t('common.failed', { reason: reasonOf(error) });
    } finally {
      if (!signal.aborted) this.loading = false;
    }
  }
  seek(at: number): void {
    if (this.recording) this.moment = this.recording.momentAt(at);
  }
  advance(by: number): void {
    if (this.recording && this.moment) this.moment = this.recording.advance(this.moment, by);
  }
  get ended(): boolean {
    return !this.recording || !this.moment || this.moment.at >= this.recording.length;
  }
}
