import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en';
import { preferredLanguage, setLanguage, t } from '../../src/i18n/i18n.svelte';
import { zhHans } from '../../src/i18n/zh_hans';
import { zhHant } from '../../src/i18n/zh_hant';

const parts = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([['zh-Hans', zhHans], ['zh-Hant', zhHant]] as const)('texts in %s', (_, texts) => {
  it('are complete, with nothing left over', () => expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort()));
  it.each(Object.entries(en))('%s', (key, english) => {
    const text = texts[key as keyof typeof en];
    expect(text.trim()).not.toBe('');
    expect(parts(text)).toEqual(parts(english));
    // Translated, unless there is nothing to translate.
    if (/[a-z]{3}/i.test(english.replace(/\{\w+\}/g, ''))) expect(text).toMatch(/\p{Script=Han}/u);
  });
});

it('the two scripts are not mixed', () => {
  const simplified = /[数独设题盘为这个从击选择发现线页间错误关闭载]/u;
  for (const [key, text] of Object.entries(zhHant)) expect(simplified.test(text) && `${key}: ${text}`).toBe(false);
});

it('the browser chooses', () => {
  expect(preferredLanguage(['de-DE', 'zh-TW', 'en'])).toBe('zh-Hant');
  expect(preferredLanguage(['zh-HK'])).toBe('zh-Hant');
  expect(preferredLanguage(['zh-Hant-SG'])).toBe('zh-Hant');
  expect(preferredLanguage(['zh'])).toBe('zh-Hans');
  expect(preferredLanguage(['zh-CN', 'en'])).toBe('zh-Hans');
  expect(preferredLanguage(['fr', 'en-GB', 'zh'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});

it('parts are filled in, in the language that is set', async () => {
  expect(t('speech.cell', { row: 1, column: 2 })).toBe('row 1, column 2');
  await setLanguage('zh-Hant');
  expect(t('speech.cell', { row: 1, column: 2 })).toBe('第 1 橫列第 2 直行');
  await setLanguage('en');
});
