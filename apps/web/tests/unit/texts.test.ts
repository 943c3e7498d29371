import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { en, type Key } from '../../src/i18n/en';
import { preferredLanguage, setLanguage, t } from '../../src/i18n/i18n.svelte';
import { languages } from '../../src/i18n/languages';
import { parseReason, reasonOf } from '../../src/engine/reason';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url).href);
const keys = Object.keys(en);
const parts = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(languages)('texts in $id', ({ id, texts: load }) => {
  it('are complete: missing keys', async () => {
    const own = Object.keys(await load());
    expect(keys.filter((key) => !own.includes(key))).toEqual([]);
  });
  it('have no stale keys', async () => expect(Object.keys(await load()).filter((key) => !keys.includes(key))).toEqual([]));
  it('are not empty', async () => {
    const texts = await load();
    expect(keys.filter((key) => !texts[key as Key]?.trim())).toEqual([]);
  });
  it('fill in the same parts as English', async () => {
    const texts = await load();
    expect(keys.filter((key) => parts(texts[key as Key] ?? '').join() !== parts(en[key as Key]).join())).toEqual([]);
  });
  if (!id.startsWith('zh')) return;
  it('are translated, unless there is nothing to translate', async () => {
    const texts = await load();
    const hasWords = (text: string) => /[a-z]{3}/i.test(text.replace(/\{\w+\}/g, ''));
    expect(keys.filter((key) => hasWords(en[key as Key]) && !/\p{Script=Han}/u.test(texts[key as Key]))).toEqual([]);
  });
});

it('every file of texts has its row in the table', () => {
  const files = readdirSync(folder('../../src/i18n')).filter((name) => !/^(languages|i18n\.svelte)\.ts$/.test(name));
  expect(files.sort()).toEqual(languages.map(({ id }) => `${id.toLowerCase().replaceAll('-', '_')}.ts`).sort());
});

it('the two Chinese scripts are not mixed', async () => {
  const simplified = /[数独设题盘为这个从击选择发现线页间错误关闭载]/u;
  const texts = await languages.find(({ id }) => id === 'zh-Hant')!.texts();
  expect(Object.entries(texts).filter(([, text]) => simplified.test(text))).toEqual([]);
});

it('the browser chooses', () => {
  expect(preferredLanguage(['de-DE', 'zh-TW', 'en'])).toBe('zh-Hant');
  expect(preferredLanguage(['zh-HK'])).toBe('zh-Hant');
  expect(preferredLanguage(['zh-MO'])).toBe('zh-Hant');
  expect(preferredLanguage(['zh-Hant-SG'])).toBe('zh-Hant');
  expect(preferredLanguage(['zh'])).toBe('zh-Hans');
  expect(preferredLanguage(['zh-CN', 'en'])).toBe('zh-Hans');
  expect(preferredLanguage(['zh-SG'])).toBe('zh-Hans');
  expect(preferredLanguage(['fr', 'en-GB', 'zh'])).toBe('en');
  expect(preferredLanguage(['not a tag', 'zh-TW'])).toBe('zh-Hant');
  expect(preferredLanguage([])).toBe('en');
});

it('parts are filled in, in the language that is set', async () => {
  expect(t('speech.cell', { row: 1, column: 2 })).toBe('row 1, column 2');
  await setLanguage('zh-Hant');
  expect(t('speech.cell', { row: 1, column: 2 })).toBe('第 1 橫列第 2 直行');
  await setLanguage('en');
});

it('errors of the engine are described in the language of the page', async () => {
  const error = Object.assign(new Error('expected 81 cells, found 80'), { code: 'bad_input', line: 1, column: 81 });
  expect(reasonOf(error)).toBe('expected 81 cells, found 80');
  await setLanguage('zh-Hans');
  expect(reasonOf(error)).toBe('无法识别为题目（第 1 行第 81 个字符）');
  expect(parseReason({ line: 3, column: 0, message: 'expected a digit' })).toBe('无法识别为题目');
  expect(reasonOf(new Error('network'))).toBe('network');
  await setLanguage('en');
});
