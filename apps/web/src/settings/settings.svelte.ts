// The player's preferences, stored in the browser.
import { store } from '../storage/store';
import { preferredLanguage, setLanguage, type Language } from '../i18n/i18n.svelte';
import { languages } from '../i18n/languages';
import { ownColours, ownTokens, type OwnColour } from './own_colours';

export interface Preferences {
  language: Language | 'auto';
  theme: 'auto' | 'light' | 'dark' | 'contrast';
  palette: 'standard' | 'safe';
  entry: 'cell' | 'digit';
  conflicts: boolean;
  check: boolean;
  clean: boolean;
  peers: boolean;
  same: boolean;
  coordinates: boolean;
  timer: boolean;
  candidates: boolean;
  uniqueness: boolean;
  places: 'free' | 'fixed'; // where notes are drawn
  snyder: boolean; // corner notes only for digits with at most two places in the box
  limit: number; // mistakes allowed; 0: no limit
  pace: 'ask' | 'on' | 'off'; // minutes at the player's own pace
  paceSince: number; // games that ended before do not count for the pace; milliseconds since 1970
  accent: string; // own colours, '#rrggbb', or '' for those of the theme
  board: string;
  given: string;
  digits: string;
}
export const defaults: Preferences = {
  language: 'auto',
  theme: 'auto',
  palette: 'standard',
  entry: 'cell',
  conflicts: true,
  check: false,
  clean: true,
  peers: true,
  same: true,
  coordinates: true,
  timer: true,
  candidates: false,
  uniqueness: true,
  places: 'free',
  snyder: false,
  limit: 0,
  pace: 'ask',
  paceSince: 0,
  accent: '',
  board: '',
  given: '',
  digits: '',
};
export const limits: readonly number[] = [0, 1, 3, 5];
const choices: Partial<Record<keyof Preferences, readonly string[]>> = {
  language: ['auto', ...languages.map((row) => row.id)],
  theme: ['auto', 'light', 'dark', 'contrast'],
  palette: ['standard', 'safe'],
  entry: ['cell', 'digit'],
  places: ['free', 'fixed'],
  pace: ['ask', 'on', 'off'],
};
export const settingsKey = 'shudu.settings';
const key = settingsKey;

// Stored settings can be damaged or of another version. Invalid ones get their default.
export function readPreferences(text: string | null): Preferences {
  const result: Record<string, unknown> = { ...defaults };
  try {
    const stored = JSON.parse(text ?? '{}') as Record<string, unknown>;
    for (const name of Object.keys(defaults) as (keyof Preferences)[]) {
      const value = stored[name];
      if (typeof value !== typeof defaults[name]) continue;
      if (choices[name] && !choices[name]!.includes(value as string)) continue;
      if (name === 'limit' && !limits.includes(value as number)) continue;
      if ((ownColours as readonly string[]).includes(name) && !/^(#[0-9a-f]{6})?$/.test(value as string)) continue;
      result[name] = value;
    }
  } catch {
    // damaged: the defaults are used
  }
  return result as unknown as Preferences;
}

export const settings = $state<Preferences>(readPreferences(store.getItem(key)));

export function keepSettings(): void {
  try {
    store.setItem(key, JSON.stringify(settings));
  } catch {
    // Storage is full: the settings last as long as the page.
  }
}

// Another tab has changed the settings.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) Object.assign(settings, readPreferences(event.newValue));
  });
}

const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;
export function effectiveTheme(): 'light' | 'dark' | 'contrast' {
  if (settings.theme !== 'auto') return settings.theme;
  if (matches('(prefers-contrast: more)')) return 'contrast';
  return matches('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}

export function showSettings(): void {
  const root = document.documentElement;
  root.dataset.theme = effectiveTheme();
  root.dataset.palette = settings.palette;
  showOwnColours(root);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', getComputedStyle(root).getPropertyValue('--bg').trim());
}
// Own colours that were made darker or lighter to be readable.
let corrected = $state.raw<readonly OwnColour[]>([]);
export const correctedColours = (): readonly OwnColour[] => corrected;

let shown: string[] = []; // the custom properties that are set
// The theme with high contrast keeps its colours.
function showOwnColours(root: HTMLElement): void {
  for (const name of shown) root.style.removeProperty(name);
  const { accent, board, given, digits } = settings;
  const plain = root.dataset.theme === 'contrast' || !(accent || board || given || digits);
  const theme = getComputedStyle(root);
  const own = plain ? { tokens: {}, corrected: [] } : ownTokens({ accent, board, given, digits }, (name) => theme.getPropertyValue(name).trim());
  for (const [name, value] of Object.entries(own.tokens)) root.style.setProperty(name, value);
  shown = Object.keys(own.tokens);
  if (corrected.join() !== own.corrected.join()) corrected = own.corrected;
}
export const wantedLanguage = (): Language =>
  settings.language === 'auto' ? preferredLanguage(navigator.languages ?? [navigator.language]) : settings.language;
export const applyLanguage = (): Promise<void> => setLanguage(wantedLanguage());
