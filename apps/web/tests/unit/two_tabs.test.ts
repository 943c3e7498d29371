// One game that is open in two tabs.
import { describe, expect, it } from 'vitest';
import { newGame, played, withSavepoint, type Game } from '../../src/game/game';
import { Games } from '../../src/game/library';
import { merged } from '../../src/game/merge';
import { Changes } from '../../src/game/state';
import { valuesOf } from '../../src/grid/cells';
import { Keeper } from '../../src/session/keeper';
import { memoryStore } from '../../src/storage/store';
import { easyPuzzle } from '../stand_in/engine';

const start = newGame('g', valuesOf(easyPuzzle)!, null, {}, 0);
const blank = [...start.clues.keys()].filter((cell) => !start.clues[cell]);
const entered = (game: Game, index: number, digit: number, at: number) => played(game, new Changes(game.state).set('v', blank[index], digit).move, at);

describe('merging', () => {
  it('keeps the later version and adds nothing when it contains the other', () => {
    const early = entered(start, 0, 1, 10);
    const late = entered(early, 1, 2, 20);
    for (const [a, b] of [[early, late], [late, early]]) {
      const { game, added } = merged(a, b, 'other');
      expect([game.done.length, game.savepoints.length, added]).toEqual([2, 0, false]);
    }
  });
  it('keeps the position of the other version as a savepoint', () => {
    const [mine, theirs] = [entered(start, 0, 1, 10), entered(start, 1, 2, 20)];
    const { game, added } = merged(mine, theirs, 'other');
    expect(added).toBe(true);
    expect(game.state.values[blank[1]]).toBe(2);
    expect(game.savepoints.map((point) => [point.name, point.state.values[blank[0]]])).toEqual([['other', 1]]);
  });
  it('keeps the savepoints and the longer time of both', () => {
    const mine = { ...withSavepoint(start, 'a', 5), elapsed: 900 };
    const theirs = { ...withSavepoint(start, 'b', 6), elapsed: 700 };
    const { game } = merged(mine, theirs, 'other');
    expect(game.savepoints.map((point) => point.name).sort()).toEqual(['a', 'b']);
    expect(game.elapsed).toBe(900);
  });
});

describe('the keeper', () => {
  it('does not overwrite what another tab has saved', () => {
    const games = new Games(memoryStore());
    const [first, second] = [new Keeper(games), new Keeper(games)];
    first.open(start);
    second.open(start);
    const moved = entered(start, 0, 1, 10);
    first.save(moved, 'other');
    expect(second.save(start, 'other').game.done.length).toBe(1); // the second tab has not changed anything
    expect(games.load('g')!.state.values[blank[0]]).toBe(1);
  });
  it('reads what another tab has saved, once', () => {
    const games = new Games(memoryStore());
    const [first, second] = [new Keeper(games), new Keeper(games)];
    first.open(start);
    second.open(start);
    first.save(entered(start, 0, 1, 10), 'other');
    expect(second.reload()!.state.values[blank[0]]).toBe(1);
    expect(second.reload()).toBeNull();
    expect(first.reload()).toBeNull();
  });
});
