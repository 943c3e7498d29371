// The daily puzzles are the same on every machine and in every version. If this test fails, the engine's generator has
// changed: then the rule in docs/web.md needs a date from which a new rule holds.
import { describe, expect, it } from 'vitest';
import { lineOf } from '../../src/grid/cells';
import { levels } from '../../src/game/levels';
import { puzzleOfDay, seedOf } from '../../src/contest/daily';
import { loadShudu, type Engine } from 'shudu';

const expected: Record<string, string> = {
  easy: '..9.4..7....26...8.7.3.....6.45...2...1...3...8...41.6.....3.1.4...26....9..8.2..',
  medium: '..8415..3.3.6..4.5..4......8....3.1...5...9...7.8....2......1..6.3..8.5.9..5718..',
  hard: '..7.5.4...4..2....35.....17..58.9.4.1.......5.8.5.19..76.....29....1..6...8.4.7..',
  unfair: '..8..9.5.94..5......5..6...1.4..3.8.2.......7.9.7..2.3...5..7......9..28.2.4..6..',
  extreme: '.8.9.......4.23.....95..6.77.6.3.8..2.......1..1.9.7.61.3..29.....15.2.......7.1.',
};

describe.each([true, false])('the engine with SIMD: %s', (simd) => {
  it('makes the puzzles of 16 November 2026', async () => {
    const engine = (await loadShudu({ simd })) as unknown as Engine; // returns values instead of promises; await accepts both
    expect(engine.target).toBe(simd ? 'wasm' : 'scalar');
    const made: Record<string, string> = {};
    for (const level of levels) made[level] = lineOf((await puzzleOfDay(engine, '2026-11-16', level)).clues);
    expect(made).toEqual(expected);
  }, 60_000);
});

it('every date and level has its own seed', () => {
  expect(levels.map((level) => seedOf('2026-11-16', level))).toEqual([202611161, 202611162, 202611163, 202611164, 202611165]);
});
