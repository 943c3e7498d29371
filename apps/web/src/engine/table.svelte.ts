// A table of the engine in the language of the page. It is loaded when it is first used, and again for another language.
import type { Engine, Language } from 'shudu';
import { language } from '../i18n/i18n.svelte';
import { engine, reasonOf } from './engine';

export class Table<T> {
  rows = $state.raw<readonly T[]>([]);
  failed = $state('');
  private asked: Promise<void> | null = null;
  private askedIn = '';
  private follows = false;

  constructor(private readonly ask: (engine: Engine, language: Language) => Promise<readonly T[]>) {}

  // After a failure the next call tries again.
  load(): Promise<void> {
    if (!this.follows) {
      this.follows = true;
      $effect.root(() => {
        $effect(() => void this.loadIn(language()));
      });
    }
    return this.loadIn(language());
  }
  private loadIn(wanted: Language): Promise<void> {
    if (this.asked === null || this.askedIn !== wanted) {
      this.askedIn = wanted;
      this.asked = this.fetch(wanted);
    }
    return this.asked;
  }
  private async fetch(wanted: Language): Promise<void> {
    try {
      const rows = await this.ask(await engine(), wanted);
      if (this.askedIn !== wanted) return;
      this.rows = rows;
      this.failed = '';
    } catch (error) {
      this.failed = reasonOf(error);
      this.asked = null;
    }
  }
}
