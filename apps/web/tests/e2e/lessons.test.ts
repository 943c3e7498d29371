// The examples of the lessons with the replies of the real engine, without a browser: for every technique, nothing simpler
// finds a step in its positions.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine, ShuduModule, Technique } from 'shudu';
import { bit, cellNamed } from '../../src/grid/cells';
import { bandsOf, ladderOf, lessonsOf, needsOf } from '../../src/learn/curriculum';
import { exerciseAt, exerciseIn, linesFor, mostShapes } from '../../src/learn/exercise';
import { morphed, randomMorphing } from '../../src/learn/morph';
import { pictureOf } from '../../src/learn/picture';
import { overlayOf } from '../../src/steps/drawing';
import { lessonsIn } from '../../vite/lesson_texts';

let shudu: ShuduModule;
let engine: Engine; // returns values instead of promises; await accepts both
let lessons: Technique[];
beforeAll(async () => {
  const at = new URL('../../../../bindings/js/src/index.js', import.meta.url).href;
  const { loadShudu } = (await import(/* @vite-ignore */ at)) as typeof import('shudu');
  shudu = await loadShudu();
  engine = shudu as unknown as Engine;
  lessons = lessonsOf(shudu.techniques());
});
// The same numbers in every run.
function repeatable(): () => number {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
const puzzleOf = (line: string) => shudu.parse(line, { limit: 1 }).puzzles[0];

describe('the examples', () => {
  it('are there for every technique', () => expect(lessons.filter((one) => !linesFor(one).length).map(({ id }) => id)).toEqual([]));

  it('cannot be solved by anything simpler', () => {
    const refused = [];
    for (const { id } of lessons) {
      for (const line of linesFor({ id })) {
        const puzzle = puzzleOf(line);
        const { status, values, steps } = shudu.exercise(puzzle, { technique: id });
        // Simpler steps would have changed the position.
        const result = steps?.[0] && [...(steps[0].placements ?? []), ...(steps[0].eliminations ?? [])].map(({ cell, digit }) => `${digit}${cell[1]}${cell[3]}`).sort().join(' ');
        const own = line.split(':').slice(5, 7).filter(Boolean).join(' ').split(' ').sort().join(' ');
        if (status !== 'exercise' || values !== (puzzle.values ?? puzzle.puzzle) || result !== own) refused.push(`${id} ${line}`);
      }
    }
    expect(refused).toEqual([]);
  }, 300_000);

  it('can be drawn, small and large, and are found in another shape', async () => {
    const missing = [];
    for (const technique of lessons) {
      const exercise = await exerciseAt(engine, puzzleOf(linesFor(technique)[0]), technique);
      const { values, candidates } = exercise!.position;
      const [step] = exercise!.steps;
      const overlay = overlayOf(step, values, candidates);
      expect(overlay.out.length + overlay.placed.length).toBeGreaterThan(0);
      expect(overlay.legend.length).toBeGreaterThan(0);
      const picture = pictureOf(step, exercise!.position);
      expect(picture.fills.length + picture.digits.length + picture.links.length).toBeGreaterThan(0);
      for (const { cell, digit } of [...(step.eliminations ?? []), ...(step.placements ?? [])]) expect(candidates[cellNamed(cell)] & bit(digit)).not.toBe(0);
      // Some steps depend on the order of cells, so several transformations may be needed. They are the same in every run.
      const random = repeatable();
      let other = null;
      for (let i = 0; i < mostShapes && !other; ++i) {
        other = await exerciseAt(engine, morphed(exercise!.puzzle, randomMorphing(random)), technique);
      }
      if (!other) missing.push(technique.id);
    }
    expect(missing).toEqual([]);
  }, 120_000);
});

it('a generated puzzle gives an exercise in which nothing simpler is left', async () => {
  const { puzzles } = shudu.generate({ hardest: 'naked_pair', seed: 5, count: 3 });
  const found = [];
  for (const { puzzle } of puzzles) found.push(await exerciseIn(engine, puzzle, { id: 'naked_pair' }));
  expect(found.some(Boolean)).toBe(true);
  for (const exercise of found) {
    if (!exercise) continue;
    const hint = shudu.hint(exercise.puzzle, { techniques: 'full_house,hidden_single,naked_single,pointing,claiming' });
    expect(hint.status).toBe('stuck');
  }
});

describe('the curriculum', () => {
  it('has the core techniques of every band in the order of the engine', () => {
    const ladder = ladderOf(bandsOf(lessons));
    expect(ladder.map(({ order }) => order)).toEqual(ladder.map(({ order }) => order).sort((a, b) => a - b));
    expect(bandsOf(lessons).every((band) => band.core.length >= 3)).toBe(true);
    for (const { id } of ladder) for (const need of needsOf(id)) expect(ladder.findIndex((one) => one.id === need)).toBeLessThan(ladder.findIndex((one) => one.id === id));
  });
  it('has a text for every technique', () => {
    const texts = lessonsIn('en');
    expect(lessons.filter(({ page }) => !texts[page]).map(({ id }) => id)).toEqual([]);
  });
});
