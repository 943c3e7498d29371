// Everything that the page stores in the browser.
import { describe, expect, it } from 'vitest';
import type { Engine } from 'shudu';
import { backup, restoreBackup } from '../../src/storage/backup';
import { parseRoute, addressOf } from '../../src/address/route.svelte';
import { defaults, readPreferences } from '../../src/settings/settings.svelte';
import { valuesOf } from '../../src/grid/cells';
import { newGame } from '../../src/game/game';
import { Pool, type PuzzleConstraints } from '../../src/game/pool';
import { clockText, loadResults, saveResults, summarize, type Result } from '../../src/game/statistics';
import { Games } from '../../src/game/library';
import { memoryStore, type Store } from '../../src/storage/store';
import { createEngine, easyPuzzle } from '../stand_in/engine';

const game = (id: string, touched: number, finished = false) => ({ ...newGame(id, valuesOf(easyPuzzle)!, null, {}, 0), touched, finished });

describe('games', () => {
  it('are kept one by one, the latest first', () => {
    const games = new Games(memoryStore());
    games.save(game('a', 1));
    games.save(game('b', 3));
    games.save(game('c', 2));
    expect(games.all().map((g) => g.id)).toEqual(['b', 'c', 'a']);
    games.setCurrent('c');
    games.remove('c');
    expect(games.currentId()).toBeNull();
    expect(games.load('nothing')).toBeNull();
  });
  it('survive damaged neighbours', () => {
    const store = memoryStore();
    store.setItem('shudu.game.x', '{"version":1,');
    const games = new Games(store);
    games.save(game('a', 1));
    expect(games.all().map((g) => g.id)).toEqual(['a']);
  });
  it('make room: finished ones go first', () => {
    const inner = memoryStore();
    const full: Store = {
      ...inner,
      get length() {
        return inner.length;
      },
      setItem: (key, value) => {
        if (inner.length >= 3 && inner.getItem(key) === null) throw new DOMException('full', 'QuotaExceededError');
        inner.setItem(key, value);
      },
    };
    const games = new Games(full);
    for (const g of [game('old', 1), game('done', 2, true), game('new', 3)]) games.save(g);
    expect(games.save(game('more', 4))).toBe(true);
    expect(games.all().map((g) => g.id)).toEqual(['more', 'new', 'old']);
    expect(games.save(game('again', 5))).toBe(true);
    expect(games.all().map((g) => g.id)).toEqual(['again', 'more', 'new']);
  });
});

describe('statistics', () => {
  const day = 86_400_000;
  const noon = new Date(2026, 4, 20, 12).getTime();
  const result = (daysAgo: number, milliseconds = 60_000, helped = 0, level = 'easy'): Result => ({ level, milliseconds, at: noon - daysAgo * day, helped });
  it('count days in a row', () => {
    expect(summarize([result(2), result(1), result(0)], noon)).toMatchObject({ streak: 3, longest: 3, total: 3 });
    expect(summarize([result(3), result(2), result(1)], noon).streak).toBe(3);
    expect(summarize([result(3), result(2)], noon)).toMatchObject({ streak: 0, longest: 2 });
    expect(summarize([], noon)).toEqual({ levels: [], streak: 0, longest: 0, total: 0, milliseconds: 0 });
  });
  it('count best times without help', () => {
    const { levels } = summarize([result(0, 50_000, 1), result(0, 90_000), result(0, 70_000), result(0, 1, 0, 'mine')], noon);
    expect(levels).toEqual([
      { level: 'easy', count: 3, best: 70_000, median: 70_000, average: 70_000, last: 70_000 },
      { level: '', count: 1, best: 1, median: 1, average: 1, last: 1 },
    ]);
  });
  it('survive damage', () => {
    const store = memoryStore();
    store.setItem('shudu.statistics', '[{"level":"easy"},3,null]');
    expect(loadResults(store)).toEqual([]);
    saveResults(store, [result(0)]);
    expect(loadResults(store)).toEqual([result(0)]);
  });
  it('write times', () => expect([0, 59_999, 61_000, 3_600_000, 36_061_000].map(clockText)).toEqual(['0:00', '0:59', '1:01', '1:00:00', '10:01:01']));
});

describe('the pool', () => {
  const wanted: PuzzleConstraints = { level: 'hard', symmetry: 'none' };
  it('makes puzzles ahead and hands them out without asking the engine', async () => {
    let made = 0;
    const engine = async (): Promise<Engine> => {
      const inner = await createEngine();
      return { ...inner, generate: (w) => (++made, inner.generate(w)) };
    };
    const pool = new Pool(memoryStore(), engine);
    await pool.refill([wanted]);
    expect([made, pool.ready(wanted)]).toEqual([3, 3]);
    expect((await pool.take(wanted))?.clues).toBe(easyPuzzle);
    expect([made, pool.ready(wanted)]).toEqual([3, 2]);
    await pool.refill([wanted]);
    expect([made, pool.ready(wanted)]).toEqual([4, 3]);
  });
  it('stops trying when no puzzle is found', async () => {
    const engine = async () => ({ generate: async () => ({ puzzles: [], attempts: 9, seed: '', complete: false }) }) as unknown as Engine;
    const pool = new Pool(memoryStore(), engine);
    await pool.refill([wanted]);
    expect(await pool.take(wanted)).toBeNull();
  });
  it('does not trust what is stored', async () => {
    const store = memoryStore();
    store.setItem('shudu.pool', '{"hard/none/":[{"clues":"x"}]}');
    expect(new Pool(store, createEngine).ready(wanted)).toBe(0);
  });
});

it('settings that do not fit are the default', () => {
  expect(readPreferences('{"theme":"pink","check":1,"palette":"safe","more":true')).toEqual(defaults);
  expect(readPreferences('{"theme":"pink","check":1,"palette":"safe","more":true}')).toEqual({ ...defaults, palette: 'safe' });
  expect(readPreferences(null)).toEqual(defaults);
});

it('a backup comes back', () => {
  const from = memoryStore();
  from.setItem('shudu.game.a', 'A');
  from.setItem('other', 'B');
  const to = memoryStore();
  expect(restoreBackup(to, backup(from))).toBe(true);
  expect([to.getItem('shudu.game.a'), to.getItem('other')]).toEqual(['A', null]);
  for (const bad of ['', '[]', '{"shudu":2}', '{"shudu":1}', 'null']) expect(restoreBackup(to, bad)).toBe(false);
});

it('addresses are read, whatever they hold', () => {
  expect(parseRoute('#/learn/xy_wing?a=b')).toMatchObject({ page: 'learn', rest: 'xy_wing' });
  expect(parseRoute('')).toMatchObject({ page: 'play', rest: '' });
  expect(parseRoute('#/../../etc')).toMatchObject({ page: 'play' });
  expect(parseRoute('#/learn/%E0%A4%A')).toMatchObject({ page: 'learn', rest: '' });
  expect(parseRoute(`#/learn/${'x'.repeat(9999)}`).rest.length).toBe(200);
  const { rest, query } = parseRoute(addressOf('analyse', 'a/b', { p: '1 &?#' }));
  expect([rest, query.get('p')]).toEqual(['a/b', '1 &?#']);
});
