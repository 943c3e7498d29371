// The page's code with the replies of the real engine, without a browser.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine, ShuduModule } from 'shudu';
import { lineOf, valuesOf } from '../../src/grid/cells';
import { overlayOf } from '../../src/steps/drawing';
import { levels } from '../../src/game/levels';
import { languages } from '../../src/i18n/languages';
import { exerciseAt, linesFor } from '../../src/learn/exercise';
import { positionsOf } from '../../src/steps/replay';
import { looks } from '../../src/steps/roles';
import { eventInWords } from '../../src/watch/sentence';
import { groups, inGroup, isRestricted, lookingFrom, partnerOf } from '../../src/watch/algorithms';
import { Recording } from '../../src/watch/recording';

const hard = '...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...';
let shudu: ShuduModule;
beforeAll(async () => {
  const at = new URL('../../../../bindings/js/src/index.js', import.meta.url).href;
  const { loadShudu } = (await import(/* @vite-ignore */ at)) as typeof import('shudu');
  shudu = await loadShudu();
});

describe('the words of the page and of the engine', () => {
  it('are in the same languages', () => {
    expect(languages.map(({ id }) => id)).toEqual(Object.keys(shudu.formats()[0].titles));
  });
  it('name the same levels in the same way', async () => {
    for (const { id: language, texts } of languages) {
      const known = shudu.terms({ language }).levels;
      expect(levels).toEqual(known.map(({ id }) => id));
      const own = await texts();
      const lower = (text: string) => text.toLowerCase(); // the page writes names with a capital
      expect({ language, names: levels.map((level) => lower(own[`level.${level}`])) }).toEqual({ language, names: known.map(({ name }) => lower(name)) });
    }
  });
  it('know the same roles', () => expect(Object.keys(looks)).toEqual(shudu.terms().roles.map(({ id }) => id)));
});

describe('algorithms', () => {
  it('have a group, and the ones for some viewpoints are one entry', () => {
    const all = shudu.algorithms();
    const listed = groups.flatMap((group) => inGroup(all, group));
    const restricted = all.filter(isRestricted);
    expect(inGroup(all, 'other')).toEqual([]);
    expect(listed.length + restricted.length).toBe(all.length);
    expect(restricted.length).toBe(15);
    for (const one of restricted) expect(lookingFrom(all, one.viewpoints)?.id).toBe(one.id);
    expect(lookingFrom(all, [])).toBeUndefined();
  });
  it('are compared with one that works differently', () => {
    const known = new Map<string, string>();
    const guesses = (algorithm: string) => {
      const made = () => shudu.trace(hard, { algorithm, events: 50_000 }).events.filter(({ kind }) => kind === 'guess').map(({ cell, digit }) => [cell, digit]);
      if (!known.has(algorithm)) known.set(algorithm, JSON.stringify(made()));
      return known.get(algorithm);
    };
    expect(guesses('backtracking')).toBe(guesses('table_backtracking'));
    for (const { id } of shudu.algorithms()) expect({ id, differs: guesses(id) !== guesses(partnerOf(id)) }).toEqual({ id, differs: true });
  });
});

describe('recordings', () => {
  it('of every solver end where the solver ended', () => {
    for (const { id, code } of shudu.algorithms()) {
      const trace = shudu.trace(hard, { algorithm: id, events: 100_000 });
      const recording = new Recording(id, valuesOf(hard)!, trace);
      const end = recording.momentAt(recording.length);
      if (trace.ended) expect({ id, ...end.counters }).toEqual({ id, ...trace.counters });
      if (trace.end === 'satisfied') expect(lineOf(end.board)).toBe(shudu.solve(hard).solution);
      expect(trace.events.every((event) => event.line >= 1 && event.line <= code.length)).toBe(true);
      const words = new Set(trace.events.slice(0, 2000).map((event) => eventInWords(event, recording.houses, trace.steps ?? [])));
      expect([...words].filter((text) => !text || /[{}]|: $|in $/.test(text))).toEqual([]);
    }
  });
  it('go on from part to part', () => {
    const whole = shudu.trace(hard, { algorithm: 'dancing_links', events: 100_000 });
    const cut = Math.floor(whole.events.length / 2);
    const second = new Recording('dancing_links', valuesOf(hard)!, shudu.trace(hard, { algorithm: 'dancing_links', start: cut, events: 100_000 }));
    const first = new Recording('dancing_links', valuesOf(hard)!, whole);
    expect(second.base).toBe(cut);
    expect(lineOf(second.momentAt(0).board)).toBe(lineOf(first.momentAt(cut).board));
    expect(second.momentAt(second.length).counters).toEqual(first.momentAt(first.length).counters);
  });
});

it('a step of several chains can be drawn chain by chain', async () => {
  const technique = shudu.techniques().find((one) => one.id === 'cell_forcing_chains')!;
  const [puzzle] = shudu.parse(linesFor(technique)[0], { limit: 1 }).puzzles;
  const { steps, position } = (await exerciseAt(shudu as unknown as Engine, puzzle, technique))!;
  expect(steps[0].chains!.length).toBeGreaterThan(1);
  const all = overlayOf(steps[0], position.values, position.candidates);
  const first = overlayOf(steps[0], position.values, position.candidates, 3, { chain: 0, node: -1 });
  expect(first.links.length).toBeGreaterThan(0);
  expect(first.links.length).toBeLessThan(all.links.length);
  expect(first.out).toEqual(all.out);
});

it('a path, replayed, gives the solution', () => {
  for (const scale of ['own', 'hodoku', 'explainer'] as const) {
    const path = shudu.path(hard, { scale });
    expect(lineOf(positionsOf(path).at(-1)!.values)).toBe(path.solution);
  }
});
