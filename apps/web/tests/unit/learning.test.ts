// The lessons: their texts, the curriculum, and how an attempt is judged.
import { describe, expect, it } from 'vitest';
import type { Step, Technique } from 'shudu';
import { candidateOf } from '../../src/grid/cells';
import { bandIds, bandsOf, ladderOf, lessonsOf, needsOf } from '../../src/learn/curriculum';
import { judge } from '../../src/learn/judge';
import { partsOf } from '../../src/learn/lesson_texts';
import { languages } from '../../src/i18n/languages';
import { lessonIn, lessonsIn, sources } from '../../vite/lesson_texts';
import { examplesIn } from '../../vite/technique_examples';

it('attempts are judged', () => {
  const step = (eliminations: [string, number][]) => ({ eliminations: eliminations.map(([cell, digit]) => ({ cell, digit })) }) as unknown as Step;
  const steps = [step([['r1c1', 1], ['r1c2', 1]]), step([['r5c5', 2]])];
  const mark = (...list: number[]) => new Set(list);
  expect(judge(mark(), steps)).toBe('nothing');
  expect(judge(mark(candidateOf(0, 1)), steps)).toBe('part');
  expect(judge(mark(candidateOf(0, 1), candidateOf(1, 1)), steps)).toBe('right');
  expect(judge(mark(candidateOf(40, 2)), steps)).toBe('right');
  expect(judge(mark(candidateOf(40, 3)), steps)).toBe('wrong');
});

it('examples are read by technique, the first two', () => {
  expect(examplesIn('# a remark about the file\n# one\n:0001:1:…\n:0001:2:…\n:0001:3:…\nplain\n# two\n:0002:…\n')).toEqual({ one: [':0001:1:…', ':0001:2:…'], two: [':0002:…'] });
});

describe('the texts', () => {
  it('are the three sections of a page, without drawings, tables and addresses', () => {
    const page = '# X\n\n[中文](x_zh.md)\n\n## The idea\n\nOne\nline. See [fish](fish.md).\n\n```\n+--+\n```\n\n## How to spot it\n\n- first\n  part\n- `second`\n\n## Example\n\nno\n\n## Why it works\n\nBecause.\n\n| a | b |\n';
    expect(lessonIn(page, sources.en)).toEqual({ idea: ['One line. See fish.'], spot: [['first part', '`second`']], why: ['Because.'] });
  });
  it('join lines of Chinese without a space', () => {
    expect(lessonIn('## 思路\n\n甲，\n乙 x\n丙\n', sources['zh-Hans']).idea).toEqual(['甲，乙 x 丙']);
  });
  it('have code and stress', () => {
    expect(partsOf('a `b` **c**')).toEqual([{ kind: 'plain', text: 'a ' }, { kind: 'code', text: 'b' }, { kind: 'plain', text: ' ' }, { kind: 'strong', text: 'c' }]);
  });
  it.each(languages.map(({ id }) => id))('are complete in %s', (language) => {
    const english = Object.keys(lessonsIn('en'));
    expect(english.length).toBeGreaterThan(50);
    const lessons = lessonsIn(language);
    expect(english.filter((page) => !lessons[page] || !['idea', 'spot', 'why'].every((key) => lessons[page][key as 'idea'].length))).toEqual([]);
  });
});

describe('the curriculum', () => {
  const rows = ['full_house', 'hidden_single', 'naked_single', 'direct_pointing', 'pointing', 'dual_empty_rectangle', 'x_wing', 'forcing_chain_verity', 'nishio'];
  const table = rows.map((id, i) => ({ id, order: i + 1 }) as Technique);
  it('puts every technique that has a lesson into one of five bands', () => {
    const bands = bandsOf(lessonsOf(table));
    expect(bands.map(({ id }) => id)).toEqual(bandIds);
    const ids = (list: readonly Technique[]) => list.map(({ id }) => id);
    expect(ids(bands[0].core)).toEqual(['full_house', 'hidden_single', 'naked_single']);
    expect(ids(bands[1].others)).toEqual(['direct_pointing']);
    expect(ids(bands[4].others)).toEqual(['nishio']);
    expect(ids(ladderOf(bands))).toEqual(['full_house', 'hidden_single', 'naked_single', 'pointing', 'x_wing', 'forcing_chain_verity']);
  });
  it('names prerequisites', () => {
    expect(needsOf('swordfish')).toEqual(['x_wing']);
    expect(needsOf('constructor')).toEqual([]);
  });
});
