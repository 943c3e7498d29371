// An exercise: a position with a step of a technique, and how the player's answer is judged.
import type { Engine, Puzzle, Step, Technique } from 'shudu';
import { lineOf, valuesOf, digitsOf } from '../grid/cells';
import { candidateNumber } from '../steps/drawing';
import { backgroundEngine, engine, isAbort } from '../engine/engine';
import { language } from '../i18n/i18n.svelte';
import { positionsOf, startOf, type Position } from '../steps/replay';
import examples from 'virtual:technique-examples';
import { morphed, randomMorphing } from './morph';

export interface Exercise {
  puzzle: Puzzle;
  clues: Uint8Array;
  position: Position;
  steps: Step[]; // all steps of the technique in the position; the first one is shown
}

// The position and its steps, or null when the technique is not found in it.
export async function exerciseOf(e: Engine, puzzle: Puzzle, { id, page }: Technique): Promise<Exercise | null> {
  // The engine reads an id that is also the name of a page as the page, so the technique's own page is tried as well.
  for (const techniques of new Set([id, page])) {
    const found = await e.allSteps(puzzle, { techniques, language: language(), languages: [language()], notes: true, limit: 40 });
    const steps = found.steps.filter((step) => step.technique === id);
    if (steps.length) {
      return { puzzle, clues: valuesOf(puzzle.puzzle)!, position: startOf(puzzle.values ?? puzzle.puzzle, found.candidates), steps };
    }
  }
  return null;
}

// The heading of a case can be a page instead of a technique. Then the code decides.
export function linesFor({ id, code = '' }: Technique): string[] {
  const own = examples[id] ?? [];
  const known = [...own.filter((line) => line.startsWith(`:${code}`)), ...(examples[code] ?? [])];
  return known.length ? known : own;
}

async function exampleOf(technique: Technique, index: number): Promise<Puzzle | null> {
  const lines = linesFor(technique);
  if (!lines.length) return null;
  const { puzzles } = await (await engine()).parse(lines[index % lines.length], { limit: 1 });
  return puzzles[0] ?? null;
}

// The example of the lesson: a known position or, when there is none, a generated puzzle.
export async function firstExercise(technique: Technique, signal: AbortSignal): Promise<Exercise | null> {
  for (let i = 0; i < linesFor(technique).length; ++i) {
    const puzzle = await exampleOf(technique, i);
    const exercise = puzzle && (await exerciseOf(await engine(), puzzle, technique));
    if (exercise) return exercise;
  }
  return generated(technique, signal, 20_000);
}

// A puzzle generated for the technique, solved by logic up to that technique. For rare techniques none is found in time;
// then a known position is transformed.
export async function nextExercise(technique: Technique, signal: AbortSignal): Promise<Exercise | null> {
  const made = await Promise.race([
    generated(technique, signal, 2500).catch((error: unknown) => {
      if (isAbort(error) && signal.aborted) throw error;
      return null;
    }),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), 2500)),
  ]);
  if (made) return made;
  for (let tries = 0; tries < 6 && !signal.aborted; ++tries) {
    const puzzle = await exampleOf(technique, Math.floor(Math.random() * 99));
    if (!puzzle) return null;
    const exercise = await exerciseOf(await engine(), morphed(puzzle, randomMorphing()), technique);
    if (exercise) return exercise;
  }
  return null;
}

async function generated(technique: Technique, outer: AbortSignal, milliseconds: number): Promise<Exercise | null> {
  const e = await backgroundEngine();
  const limit = new AbortController();
  const stop = () => limit.abort();
  outer.addEventListener('abort', stop);
  const timer = setTimeout(stop, milliseconds);
  try {
    const { puzzles } = await e.generate({ uses: technique.id, count: 1, attempts: 20_000 }, { signal: limit.signal });
    if (!puzzles.length) return null;
    const path = await e.path(puzzles[0].puzzle, { scale: 'own' }, { signal: limit.signal });
    const at = path.steps.findIndex((step) => step.technique === technique.id);
    if (at < 0) return null;
    const { values, candidates } = positionsOf(path)[at];
    const puzzle: Puzzle = {
      puzzle: puzzles[0].puzzle,
      values: lineOf(values),
      candidates: Array.from(candidates, (set, cell) => (values[cell] ? String(values[cell]) : digitsOf(set).join(''))),
    };
    return await exerciseOf(await engine(), puzzle, technique);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', stop);
  }
}

// Judges the marked candidates: right when they are the whole result of some step, part when they are some of it.
export function judge(marked: ReadonlySet<number>, steps: readonly Step[]): 'nothing' | 'wrong' | 'part' | 'right' {
  if (marked.size === 0) return 'nothing';
  const results = steps.map((step) => new Set([...(step.placements ?? []), ...(step.eliminations ?? [])].map(candidateNumber)));
  const union = new Set(results.flatMap((result) => [...result]));
  if ([...marked].some((candidate) => !union.has(candidate))) return 'wrong';
  return results.some((result) => [...result].every((candidate) => marked.has(candidate))) ? 'right' : 'part';
}
