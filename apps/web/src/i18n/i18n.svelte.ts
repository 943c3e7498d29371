// The texts of the page in the language that is set.
import { en, type Key, type Texts } from './en';
import { languages, type Language } from './languages';

let current = $state.raw<{ language: Language; texts: Texts }>({ language: 'en', texts: en });

export const language = (): Language => current.language;

export async function setLanguage(id: Language): Promise<void> {
  const texts = await languages.find((row) => row.id === id)!.texts();
  current = { language: id, texts };
  if (typeof document !== 'undefined') document.documentElement.lang = id;
}

// The first of the browser's languages that the page has. A tag without a script gets the usual one of its region:
// zh-TW is zh-Hant, zh-CN is zh-Hans.
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const found = languages.find((row) => sameScript(row.id, tag));
    if (found) return found.id;
  }
  return 'en';
}
function sameScript(a: string, b: string): boolean {
  try {
    const [first, second] = [a, b].map((tag) => new Intl.Locale(tag).maximize());
    return first.language === second.language && first.script === second.script;
  } catch {
    return false; // not a language tag
  }
}

export type Parameters = Record<string, string | number>;
export function filled(text: string, parameters: Parameters = {}): string {
  return text.replace(/\{(\w+)\}/g, (part, name: string) => String(parameters[name] ?? part));
}
export const t = (key: Key, parameters?: Parameters): string => filled(current.texts[key], parameters);
export type { Key, Language };
