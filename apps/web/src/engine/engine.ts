// The engine of the page, in three workers: one for what the player waits for, one for long studies of a puzzle, one for
// work in the background. Each is started when it is first used.
import { createEngine, type Engine } from 'shudu';

let waiting: Promise<Engine> | null = null;
let studying: Promise<Engine> | null = null;
let ahead: Promise<Engine> | null = null;

export function engine(): Promise<Engine> {
  waiting ??= createEngine({ workers: 1 });
  waiting.catch(() => (waiting = null)); // the next call tries again
  return waiting;
}

export function studyEngine(): Promise<Engine> {
  studying ??= createEngine({ workers: 1 });
  studying.catch(() => (studying = null));
  return studying;
}

export function backgroundEngine(): Promise<Engine> {
  ahead ??= createEngine({ workers: 1 });
  ahead.catch(() => (ahead = null));
  return ahead;
}

export const isAbort = (error: unknown): boolean =>
  (error as Error | null)?.name === 'AbortError' || (error as { code?: string } | null)?.code === 'cancelled';

export { parseReason, reasonOf } from './reason';
