// Components mounted without a browser: their texts and their behaviour.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bit, valuesOf } from '../../src/grid/cells';
import Board from '../../src/board/Board.svelte';
import Legend from '../../src/steps/Legend.svelte';
import { overlayOf } from '../../src/steps/drawing';
import { positionsOf } from '../../src/steps/replay';
import { defaults, settings } from '../../src/settings/settings.svelte';
import { setLanguage } from '../../src/i18n/i18n.svelte';
import Keypad from '../../src/play/Keypad.svelte';
import Statistics from '../../src/play/Statistics.svelte';
import { session } from '../../src/session/session.svelte';
import { store } from '../../src/storage/store';
import { loadResults, saveResults } from '../../src/game/statistics';
import { createEngine, easyPuzzle, easySolution } from '../stand_in/engine';

type Props = Record<string, unknown>;
let shown: Props[] = [];
function show(component: unknown, props: Props): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  shown.push(mount(component as Component<Props>, { target, props }) as Props);
  flushSync();
  return target;
}
afterEach(() => {
  shown.forEach((one) => void unmount(one));
  shown = [];
  document.body.replaceChildren();
});

const label = (at: HTMLElement, cell: number) => at.querySelector(`[data-cell="${cell}"]`)!.getAttribute('aria-label');
const labelled = (at: HTMLElement, name: string) =>
  [...at.querySelectorAll('button')].find((b) => (b.getAttribute('aria-label') ?? b.textContent!.trim()).startsWith(name))!;

describe('the board', () => {
  const values = valuesOf(easyPuzzle)!;
  it('is a grid of nine rows that speaks cell, value, notes and conflicts', async () => {
    const corner = new Uint16Array(81);
    const centre = new Uint16Array(81);
    corner[2] = bit(1) | bit(4);
    centre[2] = bit(2);
    const at = show(Board, { values, corner, centre, conflicts: new Set([0]), onpress: () => {} });
    expect(at.querySelectorAll('[role=grid] > [role=row]').length).toBe(9);
    expect(at.querySelectorAll('[role=row] > [role=gridcell]').length).toBe(81);
    expect(label(at, 0)).toBe('row 1, column 1, 5, given, in conflict');
    expect(label(at, 2)).toBe('row 1, column 3, blank, corner notes 1 4, centre notes 2');
    expect(at.querySelectorAll('[tabindex="0"]').length).toBe(1);
    await setLanguage('zh-Hans');
    flushSync();
    expect(label(at, 0)).toBe('第 1 行第 1 列，5，已知数，有冲突');
    await setLanguage('en');
  });
  it('is a picture when nobody can touch it', () => {
    const at = show(Board, { values, label: 'a board' });
    expect(at.querySelector('svg')!.getAttribute('role')).toBe('img');
    expect(at.querySelector('[role=grid]')).toBeNull();
  });
  it('draws a step: marks, links, struck candidates, and a legend of just these', async () => {
    const path = await (await createEngine()).path(easyPuzzle);
    const index = path.steps.findIndex((s) => s.technique === 'xy_chain');
    const position = positionsOf(path)[index];
    const overlay = overlayOf(path.steps[index], position.values, position.candidates);
    const at = show(Board, { ...position, overlay });
    expect(at.querySelectorAll('path.link.strong').length).toBeGreaterThan(0);
    expect(at.querySelectorAll('path.link.weak').length).toBeGreaterThan(0);
    expect(at.querySelectorAll('path.strike').length).toBe(path.steps[index].eliminations!.length);
    const legend = show(Legend, { entries: overlay.legend });
    expect(legend.textContent).toContain('strong link');
    expect(legend.textContent).toContain('can be removed');
    expect(legend.textContent).not.toContain('goes here');
  });
  it('names roles in the legend as the engine does', async () => {
    const at = show(Legend, { entries: [{ kind: 'role', role: 'pivot', tone: 'b', shape: 'square' }] });
    await vi.waitFor(() => expect(at.textContent!.trim()).toBe('pivot'));
  });
  it('shows colours by shape too', () => {
    const colours = new Uint16Array(81);
    colours[2] = bit(1) | bit(6);
    const at = show(Board, { values, colours });
    expect(at.querySelectorAll('path.hue').length).toBe(2);
    expect(at.querySelectorAll('path.glyph').length).toBe(2);
  });
});

describe('the keypad', () => {
  beforeEach(() => {
    Object.assign(settings, defaults, { entry: 'cell', candidates: false });
    session.begin(valuesOf(easyPuzzle)!, valuesOf(easySolution));
    session.tools.setMode('digit');
  });
  const keypad = () => show(Keypad, { disabled: false, oncheck: () => session.check(), onhint: vi.fn() });

  it('enters, notes, erases, undoes', () => {
    const at = keypad();
    session.selection.select(2);
    labelled(at, 'Digit 4').click();
    expect(session.values[2]).toBe(4);
    flushSync();
    expect(labelled(at, 'Digit 4').getAttribute('aria-label')).toBe('Digit 4, 6 left');
    labelled(at, 'Undo').click();
    expect(session.values[2]).toBe(0);
    (at.querySelectorAll('[role=radio]')[1] as HTMLElement).click();
    flushSync();
    labelled(at, 'Digit 4').click();
    expect(session.game!.state.corner[2]).toBe(bit(4));
    labelled(at, 'Erase').click();
    expect(session.game!.state.corner[2]).toBe(0);
  });
  it('arms a digit when digits come first', () => {
    settings.entry = 'digit';
    const at = keypad();
    session.selection.select(2);
    labelled(at, 'Digit 4').click();
    flushSync();
    expect([session.tools.armed, session.values[2]]).toEqual([4, 0]);
    expect(labelled(at, 'Digit 4').getAttribute('aria-pressed')).toBe('true');
    labelled(at, 'Digit 4').click();
    expect(session.tools.armed).toBe(0);
  });
  it('checks against the solution', () => {
    const at = keypad();
    session.pencil.digit(1, 'digit', [2]);
    labelled(at, 'Check').click();
    expect([...session.foundWrong]).toEqual([2]);
    expect(session.message).toBe('Wrong cells: 1');
    session.pencil.digit(4, 'digit', [2]);
    expect(session.foundWrong.size).toBe(0);
  });
});

describe('a session', () => {
  it('counts time only while it runs, and saves what was done', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    session.begin(valuesOf(easyPuzzle)!, valuesOf(easySolution));
    vi.setSystemTime(1_005_000);
    session.pause(true);
    vi.setSystemTime(1_050_000);
    expect(session.game!.elapsed).toBe(5000);
    session.pause(false);
    vi.setSystemTime(1_052_000);
    session.leave();
    expect(session.game!.elapsed).toBe(7000);
    vi.useRealTimers();
    session.pencil.digit(4, 'digit', [2]);
    session.save();
    const { id } = session.game!;
    session.begin(valuesOf(easyPuzzle)!, null);
    expect(session.values[2]).toBe(0);
    store.setItem('shudu.current', id);
    session.game = null;
    expect(session.resume()).toBe(true);
    expect(session.values[2]).toBe(4);
  });
  it('that is solved and taken back goes on, can be finished again and is counted once', () => {
    saveResults(store, []);
    session.begin(valuesOf(easyPuzzle)!, valuesOf(easySolution), { level: 'easy' });
    [...easySolution].forEach((digit, cell) => {
      if (easyPuzzle[cell] === '.') session.pencil.digit(Number(digit), 'digit', [cell]);
    });
    expect(session.finish).toMatchObject({ best: 0, streak: 1, helped: 0, level: 'easy' });
    session.undo();
    expect([session.finish, session.game!.finished]).toEqual([null, false]);
    session.redo();
    expect([session.finish === null, session.game!.finished]).toEqual([false, true]);
    expect(loadResults(store).length).toBe(1);
    const at = show(Statistics, { onleave: () => {} });
    expect(at.textContent).toContain('Solved: 1');
  });
});
