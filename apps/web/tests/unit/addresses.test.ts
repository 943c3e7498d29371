// Positions in addresses, and what is wrong with an address.
import { describe, expect, it } from 'vitest';
import { packNumbers, packSets, unpackNumbers, unpackSets } from '../../src/address/packing';
import { cluesAlone, hasOnlyClues, positionOf, puzzleOf, samePosition, type Position } from '../../src/address/position';
import { problemsOf, unknownAlgorithms } from '../../src/address/problems';
import { positionIn, positionInText, queryOf, queryOfPosition } from '../../src/address/puzzle_query';
import { addressOf, parseRoute } from '../../src/address/route.svelte';
import { linkCode } from '../../src/game/state';
import { bit, candidateOf, legalCandidates, valuesOf } from '../../src/grid/cells';
import { easyPuzzle } from '../stand_in/engine';

const clues = valuesOf(easyPuzzle)!;
function playedPosition(): Position {
  const { state } = cluesAlone(clues);
  state.values[2] = 4;
  state.corner[3] = bit(2) | bit(6);
  state.centre[5] = bit(8);
  state.out[8] = bit(2);
  state.colour[0] = bit(1) | bit(9);
  state.colour[80] = bit(4);
  state.candidateColour[candidateOf(3, 6)] = 7;
  const links = new Set([linkCode({ from: candidateOf(3, 2), to: candidateOf(80, 9), kind: 'weak' })]);
  return { clues, state: { ...state, links }, title: 'A & B', seconds: 754 };
}
const read = (query: string) => positionIn(new URLSearchParams(query));
const kinds = (hash: string) => problemsOf(parseRoute(hash)).map(({ kind }) => kind);

describe('packing', () => {
  it('gives back sets and numbers', () => {
    const sets = Uint16Array.from({ length: 81 }, (_, i) => (i * 37) % 512);
    expect([...unpackSets(packSets(sets))!]).toEqual([...sets]);
    expect(unpackNumbers(packNumbers([0, 1, 6560], 3), 3, 6561)).toEqual([0, 1, 6560]);
    expect(unpackNumbers(packNumbers([6561], 3), 3, 6561)).toBeNull();
    expect(unpackNumbers('AB', 3, 10)).toBeNull();
    expect(unpackSets('!'.repeat(122))).toBeNull();
  });
});

describe('a position', () => {
  it('is the same after it was in an address', () => {
    const position = playedPosition();
    const back = positionIn(new URLSearchParams(queryOfPosition(position)));
    expect(back.problems).toEqual([]);
    expect(samePosition(back.position!, position)).toBe(true);
    expect([back.position!.title, back.position!.seconds]).toEqual(['A & B', 754]);
    expect(samePosition(cluesAlone(clues), position)).toBe(false);
    expect(queryOfPosition(cluesAlone(clues))).toEqual({ p: easyPuzzle });
  });
  it('is read from pasted text, wherever the page is', () => {
    const position = playedPosition();
    const address = `https://example.org/shudu/${addressOf('play', '', queryOfPosition(position))}`;
    expect(samePosition(positionInText(` ${address}\n`)!, position)).toBe(true);
    expect(positionInText(`${address} and more`)).toBeNull();
    expect(positionInText(easyPuzzle)).toBeNull();
  });
  it('becomes a puzzle of the engine and comes back', () => {
    const { clues: own, state } = playedPosition();
    const puzzle = puzzleOf({ clues: own, state });
    expect(puzzle.values![2]).toBe('4');
    expect([puzzle.corner_notes![3], puzzle.notes![5], puzzle.colours![80]]).toEqual(['26', '8', '4']);
    expect(puzzle.candidates![8]).not.toContain('2');
    const back = positionOf(puzzle);
    expect([back.state.corner[3], back.state.centre[5], back.state.out[8]]).toEqual([bit(2) | bit(6), bit(8), bit(2)]);
    expect(puzzleOf(cluesAlone(clues))).toEqual({ puzzle: easyPuzzle });
    expect(hasOnlyClues(positionOf({ puzzle: easyPuzzle }))).toBe(true);
  });
  it('of a puzzle with candidates has the others ruled out', () => {
    const legal = legalCandidates(clues);
    const candidates = Array.from(legal, (set, cell) => (clues[cell] ? easyPuzzle[cell] : cell === 2 ? '4' : [...'123456789'].filter((d) => set & bit(Number(d))).join('')));
    expect(read(new URLSearchParams(queryOf({ puzzle: easyPuzzle, candidates })).toString()).position!.state.out[2]).toBe(legal[2] & ~bit(4));
  });
});

describe('a bad address', () => {
  it('gives no position when the puzzle is bad', () => {
    expect(read('').problems[0].kind).toBe('missing');
    expect(read('p=<script>').problems[0]).toEqual({ kind: 'character', values: { found: '<' } });
    expect(read('p=123').problems[0]).toEqual({ kind: 'length', values: { count: 3 } });
    expect(read(`p=${'9'.repeat(81)}`).problems[0]).toMatchObject({ kind: 'conflict', values: { digit: 9 } });
    expect(read(`p=${easyPuzzle}&v=${'9'.repeat(81)}`).problems[0].kind).toBe('entries');
    for (const query of ['', 'p=123', `p=${'9'.repeat(81)}`]) expect(read(query).position).toBeNull();
  });
  it('loses only the bad field otherwise', () => {
    const { position, problems } = read(`p=${easyPuzzle}&n=${'!'.repeat(122)}&l=AAA&e=1.5&t=${'x'.repeat(999)}`);
    expect(problems.map(({ values }) => values.field)).toEqual(['n', 'l', 'e']);
    expect(hasOnlyClues(position!)).toBe(true);
    expect(position!.title!.length).toBe(200);
  });
  it('is named, page by page', () => {
    expect(kinds('#/nowhere')).toEqual(['page']);
    expect(kinds('')).toEqual([]);
    expect(kinds('#/play?p=123')).toEqual(['length']);
    expect(kinds(`#/analyse?p=${easyPuzzle}&s=3.7`)).toEqual(['number']);
    expect(kinds('#/analyse?n=AAAA')).toEqual(['missing']);
    expect(kinds('#/watch?at=-1')).toEqual(['number']);
    const known = new Set(['backtracking']);
    expect(unknownAlgorithms(parseRoute('#/watch?a=backtracking,magic'), known)).toEqual([{ kind: 'algorithm', values: { name: 'magic' } }]);
  });
});
