// The texts of the lessons, by page of docs/techniques. A language is loaded when it is first shown.
import type { Language } from '../i18n/i18n.svelte';

export type Block = string | string[]; // a paragraph, or the items of a list
export type Lesson = Record<'idea' | 'spot' | 'why', Block[]>;
export type Lessons = Record<string, Lesson>;

const files: Record<Language, () => Promise<{ default: Lessons }>> = {
  en: () => import('virtual:lessons/en'),
  'zh-Hans': () => import('virtual:lessons/zh-Hans'),
  'zh-Hant': () => import('virtual:lessons/zh-Hant'),
};

export const lessonsIn = async (language: Language): Promise<Lessons> => (await files[language]()).default;

// The parts of a paragraph: plain text, `code` and **stress**.
export interface Part {
  kind: 'plain' | 'code' | 'strong';
  text: string;
}
export const partsOf = (paragraph: string): Part[] =>
  paragraph.split(/(`[^`]+`|\*\*[^*]+\*\*)/).filter(Boolean).map((text) => {
    if (text.startsWith('`')) return { kind: 'code', text: text.slice(1, -1) };
    if (text.startsWith('**')) return { kind: 'strong', text: text.slice(2, -2) };
    return { kind: 'plain', text };
  });
