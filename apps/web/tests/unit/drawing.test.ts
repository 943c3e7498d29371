import { describe, expect, it } from 'vitest';
import type { Path, Step } from 'shudu';
import { bit, candidateOf, cellNamed, houseNamed, legalCandidates, lineOf, valuesOf } from '../../src/grid/cells';
import { linkCurve } from '../../src/board/curves';
import { firstLook, noChain, overlayOf, wholeLook } from '../../src/steps/drawing';
import { emptyOverlay } from '../../src/board/overlay';
import { looks } from '../../src/steps/roles';
import { candidatePlace, digitAt, rectOfArea } from '../../src/board/places';
import { positionsOf, stepAbout } from '../../src/steps/replay';
import { createEngine, easyPuzzle } from '../stand_in/engine';

const path: Path = await (await createEngine()).path(easyPuzzle);
const positions = positionsOf(path);
const stepCalled = (technique: string) => path.steps.findIndex((step) => step.technique === technique);
const overlayAt = (index: number, depth: 1 | 2 | 3 = 3) =>
  overlayOf(path.steps[index], positions[index].values, positions[index].candidates, depth);

describe('replaying a path', () => {
  it('leads to the solution, and candidates never grow', () => {
    expect(lineOf(positions.at(-1)!.values)).toBe(path.solution);
    expect(positions.length).toBe(path.steps.length + 1);
    for (let i = 1; i < positions.length; ++i) {
      positions[i].candidates.forEach((set, cell) => expect(set & ~positions[i - 1].candidates[cell]).toBe(0));
    }
    expect([...positions[0].candidates]).toEqual([...legalCandidates(valuesOf(path.puzzle)!)]);
  });
  it('every step takes away what is there', () => {
    path.steps.forEach((step, i) => {
      for (const { cell, digit } of [...(step.eliminations ?? []), ...(step.placements ?? [])]) {
        expect(positions[i].candidates[cellNamed(cell)] & bit(digit)).not.toBe(0);
      }
    });
  });
  it('finds the step about a cell', () => {
    const at = stepCalled('x_wing');
    const cell = cellNamed(path.steps[at].eliminations![0].cell);
    expect(stepAbout(path.steps, cell, at - 1)).toBe(at);
    expect(stepAbout([], 0)).toBe(-1);
  });
});

describe('drawing a step', () => {
  it('an X-wing: houses, pattern, what goes; and a legend of just that', () => {
    const overlay = overlayAt(stepCalled('x_wing'));
    expect(overlay.marks.length).toBe(4);
    expect(overlay.houses.length).toBe(4);
    expect(overlay.out.length).toBeGreaterThan(0);
    expect(overlay.legend.map((l) => l.kind)).toEqual(['role', 'base', 'cover', 'out']);
    expect(overlay.houses.map((frame) => frame.kind)).toEqual(['base', 'base', 'cover', 'cover']);
  });
  it('a chain: nodes, strong and weak links', () => {
    const overlay = overlayAt(stepCalled('xy_chain'));
    const step = path.steps[stepCalled('xy_chain')];
    const nodes = step.chains![0].nodes;
    expect(overlay.links.length).toBe(nodes.reduce((n, node) => n + (node.parents?.length ?? 0), 0));
    expect(new Set(overlay.links.map((l) => l.kind))).toEqual(new Set(['strong', 'weak']));
    expect(overlay.legend.map((l) => l.kind)).toEqual(['on', 'off', 'strong', 'weak', 'out']);
  });
  it('a single: the digits that exclude the alternatives, but not before the whole reasoning', () => {
    const single: Step = {
      ...path.steps[0],
      placements: [{ cell: 'r1c1', digit: 5 }],
      base: ['box 1'],
      marks: [{ cell: 'r1c1', digit: 5, role: 'pattern' }],
      exclusion: { seen: [{ cell: 'r2c9', digit: 5 }, { cell: 'r5c2', digit: 5 }], removed: [] },
    };
    const { values, candidates } = positions[0];
    const whole = overlayOf(single, values, candidates, 3);
    expect(whole.fills.get(cellNamed('r2c9'))).toBe('d');
    expect(whole.fills.get(cellNamed('r5c2'))).toBe('d');
    expect(whole.legend.map((l) => l.kind)).toEqual(['role', 'base', 'excludes', 'placed']);
    expect(overlayOf(single, values, candidates, 2).fills.has(cellNamed('r2c9'))).toBe(false);
  });
  it('less at lesser depths', () => {
    const at = stepCalled('x_wing');
    const first = overlayOf({ ...path.steps[at], area: ['row 4', 'row 5', 'row 6'] }, positions[at].values, positions[at].candidates, 1);
    expect(first).toEqual({ ...emptyOverlay, areas: [[3, 4, 5]] });
    expect(rectOfArea([3, 4, 5])).toEqual({ x: 4, y: 304, width: 892, height: 292 });
    expect(overlayAt(at, 1).areas).toEqual([[]]); // the whole board
    const second = overlayAt(at, 2);
    expect([second.marks.length, second.out.length]).toEqual([4, 0]);
  });
  it('sets with names are told apart by badges and colours, whatever roles their candidates have', () => {
    const sets: Step = {
      ...path.steps[0], placements: [], legend: { link: 'link between the sets' },
      marks: [{ cell: 'r1c1', digit: 5, role: 'link' }, { cell: 'r9c9', digit: 5, role: 'link' }],
      sets: [{ name: 'A', cells: ['r1c1', 'r1c2'], digits: '125' }, { name: 'B', cells: ['r9c9', 'r1c2'], digits: '57' }],
    };
    const overlay = overlayOf(sets, positions[0].values, positions[0].candidates);
    expect(overlay.badges.map(({ name, cell, place }) => [name, cell, place])).toEqual([['A', 0, 0], ['A', 1, 0], ['B', 80, 0], ['B', 1, 1]]);
    expect(overlay.fills.get(0)).not.toBe(overlay.fills.get(80));
    expect(overlay.legend.map((entry) => ('name' in entry ? entry.name : ''))).toEqual(['A', 'B', 'link between the sets']);
  });
  it('of a net, only the branch that is looked at, or what leads to one statement', () => {
    const node = (cell: string, on: boolean, ...parents: number[]) => ({ cells: [cell], digit: 5, on, reason: 'same_house' as const, parents });
    const nodes = [node('r1c1', true), node('r1c5', false, 0), node('r5c1', false, 0), node('r5c5', true, 1, 2), node('r9c1', false, 0)];
    const net = { ...path.steps[0], chains: [{ closed: false, nodes }, { closed: false, nodes: nodes.slice(0, 2) }], clash: { kind: 'no_place' as const, cells: ['r5c5'] } };
    const links = (chain: number, at: number) => overlayOf(net, positions[0].values, positions[0].candidates, 3, { chain, node: at }).links.length;
    expect([links(-1, -1), links(0, -1), links(1, -1), links(0, 3), links(0, 1), links(noChain, -1)]).toEqual([5, 5, 1, 4, 1, 0]);
    expect(overlayOf(net, positions[0].values, positions[0].candidates).clash).toEqual([40]);
    expect(firstLook(net)).toEqual(wholeLook);
    expect(firstLook({ ...net, chains: Array.from({ length: 9 }, () => net.chains[0]) }).chain).toBe(noChain);
  });
  it('survives steps with nothing, or with names it does not know', () => {
    const odd = { technique: 'x', name: 'x', family: 'x', digits: '', result: '', words: '', marks: [{ cell: 'r0c0', role: 'pattern' }], base: ['line 3'] } as unknown as Step;
    expect(overlayOf(odd, new Uint8Array(81), new Uint16Array(81)).marks).toEqual([]);
  });
  it('no two roles look alike', () => {
    expect(new Set(Object.values(looks).map((look) => look.tone + look.shape)).size).toBe(Object.keys(looks).length);
  });
  it('knows houses by name', () => expect(['row 1', 'column 1', 'box 9', 'box 0'].map(houseNamed)).toEqual([0, 9, 26, -1]));
});

describe('curves', () => {
  const points = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);
  it('go straight where nothing is in the way, and around what is', () => {
    const [from, to] = [{ x: 50, y: 50 }, { x: 650, y: 50 }];
    expect(points(linkCurve(from, to, []).path)[3]).toBe(50);
    expect(Math.abs(points(linkCurve(from, to, [{ x: 350, y: 50, r: 34 }]).path)[3] - 50)).toBeGreaterThan(40);
  });
  it('end in an arrow short of the target', () => {
    const [tipX] = points(linkCurve({ x: 50, y: 50 }, { x: 650, y: 50 }, []).arrow);
    expect(tipX).toBeGreaterThan(620);
    expect(tipX).toBeLessThan(640);
  });
  it('are short bars between neighbours in a cell', () => {
    for (const [a, b] of [[1, 2], [1, 4], [1, 5], [5, 3]]) {
      const { path, arrow } = linkCurve(candidatePlace(40, a), candidatePlace(40, b), []);
      const [x1, y1, x2, y2] = points(path);
      expect(arrow).toBe('');
      expect(Math.hypot(x1 - x2, y1 - y2)).toBeGreaterThan(10);
    }
    expect(linkCurve(candidatePlace(40, 1), candidatePlace(40, 3), []).arrow).not.toBe('');
  });
  it('are drawn between places that a touch finds again', () => {
    for (let digit = 1; digit <= 9; ++digit) {
      const { x, y } = candidatePlace(40, digit);
      expect(digitAt(x, y)).toBe(digit);
    }
  });
});

it('cells and candidates are numbered alike everywhere', () => expect(candidateOf(cellNamed('r9c9'), 9)).toBe(728));
