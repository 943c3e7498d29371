// The modules "virtual:lessons/LANGUAGE": the idea, how to spot it and why it works, for every page of docs/techniques in
// that language. Examples are left out, because the page draws its own.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export type Block = string | string[]; // a paragraph, or the items of a list
export type Section = 'idea' | 'spot' | 'why';
export type Lesson = Record<Section, Block[]>;

// A literal path would be taken for an asset of the page.
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url).href);
const folder = here('../../../docs/techniques/');
const prefix = 'virtual:lessons/';

interface Source {
  ending: string; // of the files
  headings: Record<Section, string>;
}
export const sources: Record<string, Source> = {
  en: { ending: '.md', headings: { idea: 'The idea', spot: 'How to spot it', why: 'Why it works' } },
  'zh-Hans': { ending: '_zh.md', headings: { idea: '思路', spot: '怎么找', why: '为什么成立' } },
  'zh-Hant': { ending: '_zh_hant.md', headings: { idea: '思路', spot: '怎麼找', why: '為什麼成立' } },
};

// Lines of one paragraph are joined; between Chinese characters without a space.
const joined = (lines: string[]): string =>
  lines.reduce((text, line) => (/[\p{Script=Han}，。；：、（）]$/u.test(text) && /^[\p{Script=Han}（]/u.test(line) ? text + line : `${text} ${line}`)).trim();

const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

function blocksOf(text: string): Block[] {
  const parts = text.replace(/^```[\s\S]*?^```$/gm, '').split(/\n\s*\n/).map((part) => part.trim().split('\n').map((line) => line.trim()));
  return parts.filter(([first]) => first && !first.startsWith('|')).map((lines) => {
    if (!/^([-*]|\d+\.) /.test(lines[0])) return plain(joined(lines));
    const items: string[][] = [];
    for (const line of lines) {
      if (/^([-*]|\d+\.) /.test(line)) items.push([line.replace(/^([-*]|\d+\.) /, '')]);
      else items.at(-1)!.push(line);
    }
    return items.map((item) => plain(joined(item)));
  });
}

export function lessonIn(markdown: string, { headings }: Source): Lesson {
  const sections = new Map(markdown.split(/^## /m).slice(1).map((part) => [part.slice(0, part.indexOf('\n')).trim(), part.slice(part.indexOf('\n'))]));
  const section = (key: Section) => blocksOf(sections.get(headings[key]) ?? '');
  return { idea: section('idea'), spot: section('spot'), why: section('why') };
}

export function lessonsIn(language: string): Record<string, Lesson> {
  const source = sources[language];
  const pages = readdirSync(folder).filter((file) => /^[a-z0-9_]+\.md$/.test(file) && !/_zh(_hant)?\.md$/.test(file)).map((file) => file.slice(0, -3));
  const lessons: Record<string, Lesson> = {};
  for (const page of pages.sort()) {
    try {
      lessons[page] = lessonIn(readFileSync(`${folder}${page}${source.ending}`, 'utf8'), source);
    } catch {
      // The page has no file in this language. A test names it.
    }
  }
  return lessons;
}

export function lessonTexts(): Plugin {
  return {
    name: 'lesson-texts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      for (const file of readdirSync(folder)) this.addWatchFile(folder + file);
      return `export default ${JSON.stringify(lessonsIn(id.slice(prefix.length + 1)))};`;
    },
  };
}
