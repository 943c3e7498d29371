// Records of solves, their codes, the calendar and the chart of times.
import { describe, expect, it } from 'vitest';
import { monthAfter, runOf, today, weeksOf, dateOf, dayNumberOf, isDate } from '../../src/game/calendar';
import { newGame, played, undo, type Game } from '../../src/game/game';
import { isComplete, loadedRecord, mistakesIn, recorded, savedRecord, type Entry } from '../../src/game/record';
import { loadedGame, savedGame } from '../../src/game/saved_game';
import { checksumFits, solveCode, solveIn, type Solve } from '../../src/game/solve_code';
import { Changes } from '../../src/game/state';
import { medianOf, sameResult, type Result } from '../../src/game/statistics';
import { allCells, valuesOf } from '../../src/grid/cells';
import { accountOf, verified, type Verified } from '../../src/contest/verify';
import { raceIn, raceQuery, startOf } from '../../src/contest/race';
import { chartOf, movingMedians, stepFor } from '../../src/statistics/chart';
import { csvOf } from '../../src/statistics/export';
import { createEngine, easyPuzzle, easySolution } from '../stand_in/engine';

const clues = valuesOf(easyPuzzle)!;
const solution = valuesOf(easySolution)!;
const blank = allCells.filter((cell) => !clues[cell]);
const enter = (game: Game, cell: number, digit: number, milliseconds: number) =>
  recorded(game, played(game, new Changes(game.state).set('v', cell, digit).move, 1), milliseconds);
const wholeRecord: Entry[] = blank.map((cell, i) => [i * 37, cell, solution[cell]]);

describe('records', () => {
  it('have every entry with its time, undone ones too', () => {
    const wrong = solution[blank[0]] % 9 + 1;
    const first = enter(newGame('g', clues, solution), blank[0], wrong, 1234);
    const back = recorded(first, undo(first), 2500);
    const done = enter(back, blank[0], solution[blank[0]], 2600);
    expect(done.record).toEqual([[12, blank[0], wrong], [25, blank[0], 0], [26, blank[0], solution[blank[0]]]]);
    expect(mistakesIn(done.record, solution)).toBe(1);
    expect(isComplete(done)).toBe(true);
    expect(isComplete({ ...done, record: done.record.slice(1, 2) })).toBe(false);
  });
  it('are saved with the game, unless they are damaged', () => {
    const game = enter(newGame('g', clues, solution, { daily: '2026-11-16', level: 'easy' }), blank[0], 5, 1000);
    const again = loadedGame(JSON.parse(JSON.stringify(savedGame(game))))!;
    expect([again.record, again.origin.daily, again.mistakes]).toEqual([game.record, '2026-11-16', 0]);
    expect(loadedRecord(savedRecord(wholeRecord))).toEqual(wholeRecord);
    for (const bad of [null, [1, 2], [1, 81, 1], [1, 2, 10], [5, 1, 1, 4, 2, 2], [0.5, 1, 1], ['1', 1, 1]]) expect(loadedRecord(bad)).toEqual([]);
  });
  it('are empty in games of earlier versions', () => {
    const { record: _, mistakes: __, unranked: ___, ...old } = savedGame(newGame('g', clues, solution));
    expect(loadedGame(old)).toMatchObject({ record: [], mistakes: 0, unranked: false });
  });
});

const daily: Solve = { puzzle: { kind: 'daily', date: '2026-11-16', level: 'hard' }, tenths: 4321, helped: 2, record: wholeRecord };
const race: Solve = { puzzle: { kind: 'clues', clues }, tenths: 4321, helped: 0, record: wholeRecord };

describe('codes', () => {
  it.each([daily, race])('come back to the second', (solve) => {
    const code = solveCode(solve, solution);
    expect(code).toMatch(/^[\w-]+$/);
    expect(solveIn(code)).toEqual({ ...solve, record: solve.record.map(([tenths, cell, digit]) => [Math.floor(tenths / 10) * 10, cell, digit]) });
    expect(checksumFits(code, solution)).toBe(true);
  });
  it('are short', () => expect(solveCode(daily, solution).length).toBeLessThan(200));
  it('show every change of a letter', () => {
    const code = solveCode(race, solution);
    for (let i = 0; i < code.length; ++i) {
      const changed = code.slice(0, i) + (code[i] === 'A' ? 'B' : 'A') + code.slice(i + 1);
      const solve = solveIn(changed);
      const lastBits = i === code.length - 1; // the last letter has bits that belong to no byte
      if (solve && !lastBits) expect(checksumFits(changed, solution)).toBe(false);
    }
  });
  it('are refused when they are damaged', () => {
    for (const bad of ['', '!', 'AAAA', 'A'.repeat(500), solveCode(daily, solution).slice(0, 40)]) expect(solveIn(bad)).toBeNull();
  });
});

describe('verifying', () => {
  it('accepts a solve and counts what happened', async () => {
    const found = (await verified(await createEngine(), solveCode(race, solution))) as Verified;
    expect(found.problem).toBeNull();
    expect(accountOf(found)).toMatchObject({ entries: blank.length, mistakes: 0, longestPause: 4 });
    expect(accountOf(found).progress.at(-1)!.share).toBe(1);
  });
  it('says what is wrong', async () => {
    const engine = await createEngine();
    const problemOf = async (solve: Solve, key: ArrayLike<number> = solution) => {
      const found = await verified(engine, solveCode(solve, key));
      return typeof found === 'string' ? found : found.problem;
    };
    expect(await verified(engine, 'nonsense')).toBe('unreadable');
    expect(await problemOf({ ...race, record: wholeRecord.slice(1) })).toBe('unsolved');
    expect(await problemOf({ ...race, record: [[0, allCells.find((cell) => clues[cell])!, 0], ...wholeRecord] })).toBe('unsolved');
    expect(await problemOf(race, clues)).toBe('checksum');
    expect(await problemOf({ ...race, tenths: 10 })).toBe('time');
    expect(await problemOf({ ...race, puzzle: { kind: 'clues', clues: new Uint8Array(81) } })).toBe('puzzle');
  });
});

describe('races', () => {
  it('travel in an address', () => {
    const query = new URLSearchParams(raceQuery({ clues, level: 'hard', start: 1_800_000_000_000 }));
    expect(raceIn(query)).toEqual({ clues, level: 'hard', start: 1_800_000_000_000 });
    expect(raceIn(new URLSearchParams({ p: easyPuzzle, l: 'pink', t: 'soon' }))).toEqual({ clues, level: undefined, start: undefined });
    expect(raceIn(new URLSearchParams({ p: '123' }))).toBeNull();
  });
  it('start at the agreed time, or after a countdown', () => {
    expect(startOf({ clues, start: 9000 }, 1000)).toBe(9000);
    expect(startOf({ clues, start: 500 }, 1000)).toBe(6000);
    expect(startOf({ clues }, 1000)).toBe(6000);
  });
});

describe('the calendar', () => {
  it('knows dates', () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(dateOf(dayNumberOf('2028-02-29'))).toBe('2028-02-29');
    expect(['2026-02-29', '2026-13-01', 'x', '2026-1-1'].map(isDate)).toEqual([false, false, false, false]);
    expect([monthAfter({ year: 2026, month: 12 }, 1), monthAfter({ year: 2026, month: 1 }, -1)]).toEqual([{ year: 2027, month: 1 }, { year: 2025, month: 12 }]);
  });
  it('lays out a month', () => {
    const weeks = weeksOf({ year: 2026, month: 11 }, 1); // 1 November 2026 is a Sunday
    expect(weeks.length).toBe(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeksOf({ year: 2026, month: 11 }, 0)[0][0]).toBe('2026-11-01');
    expect(weeks.flat().filter(Boolean).length).toBe(30);
  });
  it('counts runs of days', () => {
    expect(runOf(['2026-10-31', '2026-11-01', '2026-10-29'], '2026-11-01')).toBe(2);
    expect(runOf(['2026-10-31'], '2026-11-01')).toBe(1);
    expect(runOf(['2026-10-30'], '2026-11-01')).toBe(0);
  });
});

describe('the chart', () => {
  const result = (at: number, milliseconds: number): Result => ({ level: 'easy', milliseconds, at, helped: 0 });
  it('has few marks at any height', () => {
    for (const most of [10_000, 60_000, 400_000, 3_600_000, 90_000_000, 900_000_000]) {
      const marks = most / stepFor(most);
      expect(marks).toBeLessThanOrEqual(5);
    }
  });
  it('keeps every point inside', () => {
    const results = Array.from({ length: 40 }, (_, i) => result(i, (i * 7919) % 600_000));
    const { points, line, marks } = chartOf(results, { width: 300, height: 200, left: 48, bottom: 28 });
    expect(points.every(({ x, y }) => x >= 48 && x <= 300 && y >= 0 && y <= 172)).toBe(true);
    expect(line).toMatch(/^M/);
    expect(marks.length).toBeLessThanOrEqual(6);
    expect(chartOf([result(0, 5)], { width: 300, height: 200, left: 48, bottom: 28 }).points.length).toBe(1);
  });
  it('takes the median of the last nine', () => {
    expect(medianOf([3, 1, 2])).toBe(2);
    expect(medianOf([4, 1, 2, 3])).toBe(2.5);
    expect(movingMedians([9, 1, 5])).toEqual([9, 5, 5]);
  });
});

it('results are told apart by game, or by time where the game is unknown', () => {
  const old: Result = { level: '', milliseconds: 1, at: 2, helped: 0 };
  expect([sameResult(old, { ...old }), sameResult({ ...old, id: 'a' }, { ...old, id: 'a', at: 9 }), sameResult({ ...old, id: 'a' }, { ...old, id: 'b' })]).toEqual([true, true, false]);
});

it('results are exported as a table', () => {
  const lines = csvOf([{ level: 'hard', milliseconds: 61_250, at: 0, helped: 1, mistakes: 2, rating: 3.4, daily: '2026-11-16', minutes: 8.4 }, { level: '=1+1', milliseconds: 5, at: 0, helped: 0 }]).split('\r\n');
  expect(lines.slice(1)).toEqual(['1970-01-01T00:00:00.000Z,hard,61.3,1,2,3.4,2026-11-16,8.4', '1970-01-01T00:00:00.000Z,,0.0,0,,,,', '']);
});
