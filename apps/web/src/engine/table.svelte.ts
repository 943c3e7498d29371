// A table of the engine, loaded once when it is first used.
import type { Engine } from 'shudu';
import { engine, reasonOf } from './engine';

export class Table<T> {
  rows = $state.raw<readonly T[]>([]);
  failed = $state('');
  private asked: Promise<void> | null = null;

  constructor(private readonly ask: (engine: Engine) => Promise<readonly T[]>) {}

  // After a failure the next call tries again.
  load(): Promise<void> {
    this.asked ??= this.fetch();
    return this.asked;
  }
  private async fetch(): Promise<void> {
    try {
      this.rows = await this.ask(await engine());
      this.failed = '';
    } catch (error) {
      this.failed = reasonOf(error);
      this.asked = null;
    }
  }
}
