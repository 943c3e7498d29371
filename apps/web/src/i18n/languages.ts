// The languages of the page. A new language is one file of texts and one row in this table.
import { en, type Texts } from './en';

interface Row {
  id: string; // as in BCP 47, and as the engine calls it
  name: string; // in the language itself
  texts: () => Promise<Texts>;
}

// English is part of the page. The other languages are loaded when they are used.
export const languages = [
  { id: 'en', name: 'English', texts: () => Promise.resolve(en) },
  { id: 'zh-Hans', name: '简体中文', texts: () => import('./zh_hans').then((m) => m.texts) },
  { id: 'zh-Hant', name: '繁體中文', texts: () => import('./zh_hant').then((m) => m.texts) },
] as const satisfies readonly Row[];

export type Language = (typeof languages)[number]['id'];
