// The engine of the page, in workers: one for what the player waits for, one for long studies of a puzzle, one for work in
// the background, and one with the module for variants. Each is started when it is first used.
import { createEngine, type Engine } from 'shudu';

let waiting: Promise<Engine> | null = null;
let studying: Promise<Engine> | null = null;
let ahead: Promise<Engine> | null = null;
let variants: Promise<Engine> | null = null;

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

// Answers the questions about text and search, for puzzles of any shape with any rules. Its module is loaded by the first call.
export function variantEngine(): Promise<Engine> {
  variants ??= createEngine({ variants: true, workers: 1 });
  variants.catch(() => (variants = null));
  return variants;
}

export const isAbort = (error: unknown): boolean =>
  (error as Error | null)?.name === 'AbortError' || (error as { code?: string } | null)?.code === 'cancelled';

export { parseReason, reasonOf } from './reason';
