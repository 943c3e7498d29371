// Backups that are merged with what is stored, and their transfer in parts.
import { describe, expect, it } from 'vitest';
import { newGame, played, type Game } from '../../src/game/game';
import { Games } from '../../src/game/library';
import { mergerNamed } from '../../src/game/merge_backup';
import { Changes } from '../../src/game/state';
import { loadResults, saveResults, type Result } from '../../src/game/statistics';
import { valuesOf } from '../../src/grid/cells';
import { margin, qrCode } from '../../src/share/qr';
import { backup, entriesOf, restoreBackup } from '../../src/storage/backup';
import { memoryStore } from '../../src/storage/store';
import { Collection } from '../../src/transfer/collection.svelte';
import { dataPerPart, partAddress, partsIn, partsOf, textOf } from '../../src/transfer/parts';
import { easyPuzzle } from '../stand_in/engine';

const start = newGame('g', valuesOf(easyPuzzle)!, null, {}, 0);
const blank = [...start.clues.keys()].filter((cell) => !start.clues[cell]);
const entered = (game: Game, index: number, digit: number, at: number) => played(game, new Changes(game.state).set('v', blank[index], digit).move, at);
const result = (id: string, at: number): Result => ({ level: 'easy', milliseconds: 1, at, helped: 0, id });

describe('a backup', () => {
  it('leaves out the stock of puzzles and parts of a transfer', () => {
    const store = memoryStore();
    for (const key of ['shudu.pool', 'shudu.transfer', 'shudu.settings', 'other']) store.setItem(key, key);
    expect(entriesOf(backup(store))).toEqual([['shudu.settings', 'shudu.settings']]);
    expect(entriesOf(backup(store, (key) => key !== 'shudu.settings'))).toEqual([]);
  });
  it('is merged: results and games of both are kept', () => {
    const [here, there] = [memoryStore(), memoryStore()];
    saveResults(here, [result('a', 1), result('c', 3)]);
    saveResults(there, [result('a', 1), result('b', 2)]);
    new Games(here).save(entered(start, 0, 1, 10));
    new Games(there).save(entered(start, 1, 2, 20));
    expect(restoreBackup(here, backup(there), mergerNamed('other'))).toBe(true);
    expect(loadResults(here).map((one) => one.id)).toEqual(['a', 'b', 'c']);
    const game = new Games(here).load('g')!;
    expect([game.state.values[blank[1]], game.savepoints.map((point) => point.name)]).toEqual([2, ['other']]);
  });
  it('replaces damaged entries', () => {
    const [here, there] = [memoryStore(), memoryStore()];
    here.setItem('shudu.game.g', '{');
    new Games(there).save(start);
    restoreBackup(here, backup(there), mergerNamed('other'));
    expect(new Games(here).load('g')).not.toBeNull();
  });
});

describe('parts', () => {
  const text = JSON.stringify(Array.from({ length: 900 }, (_, i) => (i * 2654435761) >>> 7));
  it('come back in any order, and fit into codes', async () => {
    const parts = await partsOf(text);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.every((part) => part.data.length <= dataPerPart)).toBe(true);
    expect(await textOf([...parts].reverse())).toBe(text);
    expect(await textOf(parts.slice(1))).toBeNull();
    expect(await textOf([{ ...parts[0], data: parts[0].data.replace(/.$/, '-') }, ...parts.slice(1)])).toBeNull();
    expect(qrCode(`https://example.org/some/path/${partAddress(parts[0])}`)!.length - 2 * margin).toBeLessThanOrEqual(101);
  });
  it('are found in text', async () => {
    const parts = await partsOf(text);
    expect(partsIn(parts.map((part) => `https://a.b/${partAddress(part)}`).join('\n'))).toEqual(parts);
    for (const bad of ['', 'n=1', '?n=2&of=1&k=00000000&d=A', '?n=0&of=1&k=00000000&d=A', '?n=1&of=999&k=00000000&d=A', '?n=1&of=1&k=zz&d=A']) expect(partsIn(bad)).toEqual([]);
  });
  it('are collected across visits', async () => {
    const parts = await partsOf(text);
    const store = memoryStore();
    new Collection(store).add(partAddress(parts[1]));
    const later = new Collection(store);
    expect([later.arrived, later.count, later.complete, later.missing[0]]).toEqual([1, parts.length, false, 1]);
    expect(later.add(parts.map(partAddress).join('\n'))).toBe(parts.length - 1);
    expect([later.complete, await later.text()]).toEqual([true, text]);
    // A part of another set starts anew.
    const [other] = await partsOf('another');
    expect([later.add(partAddress(other)), later.count]).toEqual([1, 1]);
    later.clear();
    expect([later.count, store.getItem('shudu.transfer')]).toEqual([0, null]);
  });
});
