// Ranking: rates the puzzles of a list in the background, in workers of its own. It can be stopped and continued.
import { createEngine, type Engine, type Rating } from 'shudu';
import { isAbort, reasonOf } from '../engine/engine';
import { t } from '../i18n/i18n.svelte';
import { reading, type Listed } from './reading.svelte';

const mostWorkers = 4;

class Ranking {
  ratings = $state.raw<ReadonlyMap<number, Rating>>(new Map()); // by the number of the puzzle
  running = $state(false);
  failed = $state('');
  private found = new Map<number, Rating>();
  private of: readonly Listed[] = [];
  private work: AbortController | null = null;
  private shown = 0;

  readonly wanted = $derived(reading.list.filter((one) => one.solutions === '1').length);

  reset(): void {
    this.stop();
    this.found = new Map();
    this.ratings = this.found;
    this.failed = '';
  }
  stop(): void {
    this.work?.abort();
    this.work = null;
    this.running = false;
    this.show();
  }
  async start(): Promise<void> {
    if (this.of !== reading.list) this.reset();
    this.of = reading.list;
    const work = (this.work = new AbortController());
    this.running = true;
    let rater: Engine | null = null;
    try {
      const workers = Math.max(1, Math.min(mostWorkers, (navigator.hardwareConcurrency || 2) - 1));
      rater = await createEngine({ workers });
      const open = this.of.filter((one) => one.solutions === '1' && !this.found.has(one.number)).reverse();
      await Promise.all(Array.from({ length: workers }, () => this.rateNext(rater!, open, work.signal)));
    } catch (error) {
      if (!isAbort(error)) this.failed = t('common.failed', { reason: reasonOf(error) });
    } finally {
      rater?.close();
      if (this.work === work) this.stop();
    }
  }
  private async rateNext(rater: Engine, open: Listed[], signal: AbortSignal): Promise<void> {
    for (let one = open.pop(); one && !signal.aborted; one = open.pop()) {
      this.found.set(one.number, await rater.rate(one.puzzle.puzzle, { scale: 'default' }, { signal }));
      if (performance.now() - this.shown > 250) this.show();
    }
  }
  // Showing each rating at once would draw the table hundreds of times a second.
  private show(): void {
    this.shown = performance.now();
    this.ratings = new Map(this.found);
  }
}

export const ranking = new Ranking();
