// Makes exercises, one at a time, and the next one ahead while the player works.
import { isAbort, reasonOf } from '../engine/engine';
import { t } from '../i18n/i18n.svelte';
import type { Exercise } from './exercise';

export type Make = (signal: AbortSignal) => Promise<Exercise | null>;

export class Maker {
  working = $state(false);
  error = $state('');
  private current = new AbortController();
  private ahead: { key: string; exercise: Promise<Exercise | null> } | null = null;

  // Null when it was stopped or failed. With a key, an exercise that was prepared under it is used.
  async make(make: Make, key = ''): Promise<Exercise | null> {
    const ready = this.ahead?.key === key && key ? this.ahead.exercise : null;
    this.ahead = null;
    if (!ready) this.stop();
    const { signal } = this.current;
    this.working = true;
    this.error = '';
    try {
      const made = (await (ready ?? make(signal))) ?? (ready ? await make(signal) : null);
      if (signal.aborted) return null;
      if (!made) this.error = t('learn.none');
      return made;
    } catch (reason) {
      if (!signal.aborted) this.error = t('common.failed', { reason: reasonOf(reason) });
      return null;
    } finally {
      if (!signal.aborted) this.working = false;
    }
  }
  prepare(make: Make, key: string): void {
    const { signal } = this.current;
    const exercise = make(signal).catch((reason: unknown) => {
      if (isAbort(reason)) return null;
      throw reason;
    });
    exercise.catch(() => {}); // reported when it is used
    this.ahead = { key, exercise };
  }
  stop(): void {
    this.current.abort();
    this.current = new AbortController();
    this.ahead = null;
  }
}
