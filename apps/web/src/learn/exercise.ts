// An exercise: a position in which a technique is the next thing to find. The engine decides what is simpler than it.
import type { Depth, Engine, Puzzle, Step, Technique } from 'shudu';
import { valuesOf } from '../grid/cells';
import { backgroundEngine, engine, isAbort } from '../engine/engine';
import { language } from '../i18n/i18n.svelte';
import { startOf, type Position } from '../steps/replay';
import examples from 'virtual:technique-examples';
import { morphed, randomMorphing } from './morph';

export interface Exercise {
  technique: string; // id
  puzzle: Puzzle;
  clues: Uint8Array;
  position: Position;
  steps: Step[]; // all steps of the technique in the position; the first one is shown
}

const most = 40; // steps
const shownSteps = () => ({ language: language(), outline: true, limit: most });

// The known positions of a technique, as lines of HoDoKu's library.
export const linesFor = ({ id }: Pick<Technique, 'id'>): readonly string[] => (Object.hasOwn(examples, id) ? examples[id] : []);

const exercise = (id: string, puzzle: Puzzle, candidates: readonly string[], steps: Step[]): Exercise => ({
  technique: id, puzzle, clues: valuesOf(puzzle.puzzle)!, position: startOf(puzzle.values ?? puzzle.puzzle, candidates), steps,
});

// A position that is known to be an exercise, with its steps; null when the technique is not found in it.
export async function exerciseAt(e: Engine, puzzle: Puzzle, { id }: Pick<Technique, 'id'>): Promise<Exercise | null> {
  const { steps, candidates } = await e.steps(puzzle, { ...shownSteps(), techniques: id, notes: true });
  return steps.length ? exercise(id, puzzle, candidates, steps) : null;
}

// The words about the first step at a depth.
export async function wordsOf({ technique, puzzle }: Exercise, depth: Depth): Promise<string> {
  const { steps } = await (await engine()).steps(puzzle, { language: language(), depth, limit: 1, techniques: technique, notes: true });
  return steps[0]?.words ?? '';
}

// The exercise on the way to the solution of a puzzle; null when the puzzle has none for the technique.
export async function exerciseIn(e: Engine, puzzle: string, { id }: Pick<Technique, 'id'>, signal?: AbortSignal): Promise<Exercise | null> {
  const found = await e.exercise(puzzle, { ...shownSteps(), technique: id }, signal && { signal });
  if (found.status === 'none') return null;
  const { values, candidates, steps } = found;
  return exercise(id, { puzzle: found.puzzle, values, candidates }, candidates!, steps!);
}

async function knownPosition(technique: Pick<Technique, 'id'>, index: number): Promise<Puzzle | null> {
  const lines = linesFor(technique);
  if (!lines.length) return null;
  const { puzzles } = await (await engine()).parse(lines[index % lines.length], { limit: 1 });
  return puzzles[0] ?? null;
}

// The example of the lesson.
export async function firstExercise(technique: Pick<Technique, 'id'>): Promise<Exercise | null> {
  const puzzle = await knownPosition(technique, 0);
  return puzzle && exerciseAt(await engine(), puzzle, technique);
}

export const mostShapes = 24; // that are tried, because some finders depend on the order of cells

// A known position in another shape. Null when there is none, or when it was stopped.
export async function anotherShape(technique: Pick<Technique, 'id'>, signal: AbortSignal): Promise<Exercise | null> {
  for (let tries = 0; tries < mostShapes && !signal.aborted; ++tries) {
    const puzzle = await knownPosition(technique, Math.floor(Math.random() * 99));
    if (!puzzle) return null;
    const made = await exerciseAt(await engine(), morphed(puzzle, randomMorphing()), technique);
    if (made) return made;
  }
  return null;
}

// A new puzzle that needs the technique and nothing harder, solved up to that technique. For rare techniques none is
// found in time; then a known position is transformed.
export async function nextExercise(technique: Technique, signal: AbortSignal): Promise<Exercise | null> {
  const made = await generated(technique, signal, 2500).catch((error: unknown) => {
    if (isAbort(error) && signal.aborted) throw error;
    return null;
  });
  return made ?? anotherShape(technique, signal);
}

async function generated({ id, on }: Technique, outer: AbortSignal, milliseconds: number): Promise<Exercise | null> {
  if (!on) return null; // the generator follows HoDoKu's path
  const limit = new AbortController();
  const stop = () => limit.abort();
  outer.addEventListener('abort', stop);
  const timer = setTimeout(stop, milliseconds);
  try {
    const e = await backgroundEngine();
    for (;;) {
      const { puzzles } = await e.generate({ hardest: id, count: 1, attempts: 20_000 }, { signal: limit.signal });
      if (!puzzles.length) return null;
      const found = await exerciseIn(e, puzzles[0].puzzle, { id }, limit.signal);
      if (found) return found;
    }
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', stop);
  }
}
