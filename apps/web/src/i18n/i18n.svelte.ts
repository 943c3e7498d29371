// The language of the page: chosen from the browser, switched in the settings. Texts are in one file per language.
import type { Language } from 'shudu';
import { en, type Key } from './en';

export const languages: readonly Language[] = ['en', 'zh-Hans', 'zh-Hant'];
export const languageNames: Record<Language, string> = { en: 'English', 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' };

type Texts = Record<Key, string>;
// English is part of the page; the others come when they are wanted.
const loaders: Record<Language, () => Promise<Texts>> = {
  en: () => Promise.resolve(en),
  'zh-Hans': () => import('./zh_hans').then((m) => m.zhHans),
  'zh-Hant': () => import('./zh_hant').then((m) => m.zhHant),
};

let current = $state.raw<{ language: Language; texts: Texts }>({ language: 'en', texts: en });

export const language = (): Language => current.language;

export async function setLanguage(wanted: Language): Promise<void> {
  const texts = await loaders[wanted]();
  current = { language: wanted, texts };
  if (typeof document !== 'undefined') document.documentElement.lang = wanted;
}

// The first of the browser's languages that we speak.
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    if (/^en\b/i.test(tag)) return 'en';
    if (/^zh\b.*\b(hant|tw|hk|mo)\b/i.test(tag)) return 'zh-Hant';
    if (/^zh\b/i.test(tag)) return 'zh-Hans';
  }
  return 'en';
}

export type Parameters = Record<string, string | number>;
export function filled(text: string, parameters: Parameters = {}): string {
  return text.replace(/\{(\w+)\}/g, (part, name: string) => String(parameters[name] ?? part));
}
export const t = (key: Key, parameters?: Parameters): string => filled(current.texts[key], parameters);
export type { Key };
