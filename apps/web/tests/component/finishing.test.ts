// What happens when a game ends: which results are kept, and what they contain.
import { beforeEach, describe, expect, it } from 'vitest';
import { solveIn } from '../../src/game/solve_code';
import { loadResults, saveResults } from '../../src/game/statistics';
import { valuesOf } from '../../src/grid/cells';
import { session } from '../../src/session/session.svelte';
import { defaults, settings } from '../../src/settings/settings.svelte';
import { store } from '../../src/storage/store';
import { easyPuzzle, easySolution } from '../stand_in/engine';

const blank = [...easyPuzzle].map((_, cell) => cell).filter((cell) => easyPuzzle[cell] === '.');
const wrong = (Number(easySolution[blank[0]]) % 9) + 1;
const fill = () => blank.forEach((cell) => {
  if (session.values[cell] !== Number(easySolution[cell])) session.pencil.digit(Number(easySolution[cell]), 'digit', [cell]);
});
beforeEach(() => {
  saveResults(store, []);
  Object.assign(settings, defaults);
  session.begin(valuesOf(easyPuzzle)!, valuesOf(easySolution), { level: 'easy', daily: '2026-11-16' });
});

describe('a finished game', () => {
  it('has a result with its mistakes and a code of the whole solve', () => {
    session.pencil.digit(wrong, 'digit', [blank[0]]);
    fill();
    const [result] = loadResults(store);
    expect(result).toMatchObject({ level: 'easy', daily: '2026-11-16', mistakes: 1, helped: 0 });
    expect(solveIn(result.code!)).toMatchObject({ puzzle: { kind: 'daily', date: '2026-11-16', level: 'easy' } });
    expect(solveIn(result.code!)!.record.length).toBe(blank.length + 1);
  });
  it('counts once, also when it is taken back and finished again', () => {
    fill();
    session.undo();
    fill();
    expect(loadResults(store).length).toBe(1);
  });
  it('counts again after a restart', () => {
    fill();
    const first = loadResults(store)[0].id;
    session.game = { ...session.game!, begun: 1 }; // it was begun some time ago
    session.restart();
    fill();
    expect(loadResults(store).length).toBe(2);
    expect(loadResults(store)[1].id).not.toBe(first);
  });
});

describe('a limit of mistakes', () => {
  it('ends the game, and going on makes it count no more', () => {
    settings.limit = 1;
    session.pencil.digit(wrong, 'digit', [blank[0]]);
    expect(session.lost).toBe(true);
    session.pencil.digit(Number(easySolution[blank[0]]), 'digit', [blank[0]]);
    expect(session.values[blank[0]]).toBe(wrong);
    session.mistakes.goOn();
    fill();
    expect(session.finish).toMatchObject({ counts: false, mistakes: 1 });
    expect(loadResults(store)).toEqual([]);
  });
  it('starts anew with a restart', () => {
    settings.limit = 1;
    session.pencil.digit(wrong, 'digit', [blank[0]]);
    session.restart();
    expect([session.lost, session.game!.mistakes]).toEqual([false, 0]);
  });
});
