// The contrast of what is written on the board, in every theme and palette, computed from the tokens.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url).href);
const css = readFileSync(here('../../src/styles/tokens.css'), 'utf8').replace(/\/\*[^]*?\*\//g, '');
const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => ({
  selectors: selectors.split(',').map((one) => one.trim()),
  tokens: [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour] as const),
}));

// The colours of a theme with a palette, as the style sheet gives them.
function tokensOf(theme: string, palette: string): Record<string, string> {
  const own = [':root', `[data-theme='${theme}']`, `[data-palette='${palette}']`, `[data-theme='${theme}'][data-palette='${palette}']`];
  return Object.fromEntries(rules.filter(({ selectors }) => selectors.some((one) => own.includes(one))).flatMap(({ tokens }) => tokens));
}
const parts = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
const over = (top: string, ground: string, opacity: number) =>
  `#${parts(top).map((part, i) => Math.round(part * opacity + parts(ground)[i] * (1 - opacity)).toString(16).padStart(2, '0')).join('')}`;

// As WCAG 2 defines it.
function luminance(colour: string): number {
  const [r, g, b] = parts(colour).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const hues = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((hue) => `hue-${hue}`);
const fills = ['fill-a', 'fill-b', 'fill-c', 'fill-d'];
const selectedOnHue = 0.35; // the opacity of a selection over a colour (Ground.svelte)
const filtered = 0.72; // of the dimming outside a filter
const looks = ['light', 'dark', 'contrast'].flatMap((theme) => ['standard', 'safe'].map((palette) => [theme, palette]));

describe.each(looks)('%s, %s', (theme, palette) => {
  const tokens = tokensOf(theme, palette);
  const tooWeak = (inks: readonly string[], grounds: Record<string, string>, least: number) =>
    inks.flatMap((ink) => Object.entries(grounds).map(([name, ground]) => ({ pair: `${ink} on ${name}`, contrast: contrast(tokens[ink], ground) }))).filter((one) => one.contrast < least);
  const plain = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, tokens[name]]));

  it('digits, notes and mistakes on every ground', () => {
    const grounds = {
      ...plain(['board', 'selected', 'peer', 'same', ...hues, ...fills]),
      ...Object.fromEntries(hues.flatMap((hue) => ['selected', 'same', 'peer'].map((ground) => [`${ground} over ${hue}`, over(tokens[ground], tokens[hue], selectedOnHue)]))),
      ...Object.fromEntries(['board', ...hues].map((ground) => [`${ground} outside the filter`, over(tokens.sunken, tokens[ground], filtered)])),
    };
    expect(tooWeak(['given', 'entry', 'note', 'mistake'], grounds, 4.5)).toEqual([]);
  });
  it('candidates of a hint on their marks', () => {
    expect(tooWeak(['note'], plain([...fills, ...hues, 'board']), 4.5)).toEqual([]);
    expect(tooWeak(['role-out'], plain(['fill-out', 'board', ...fills]), 4.5)).toEqual([]);
    expect(tooWeak(['role-in'], plain(['board']), 4.5)).toEqual([]);
    expect(tooWeak(['board'], plain(['role-a', 'role-b', 'role-c', 'role-d']), 4.5)).toEqual([]); // the names of sets
  });
  it('lines and marks on the board', () => {
    expect(tooWeak(['grid', 'grid-2', 'role-a', 'role-b', 'role-c', 'role-d', 'role-out', 'role-in', 'accent'], plain(['board']), 3)).toEqual([]);
  });
  it('the texts of the page', () => {
    expect(tooWeak(['ink', 'ink-2', 'accent', 'danger', 'ok'], plain(['bg', 'surface', 'sunken']), 4.5)).toEqual([]);
    expect(tooWeak(['ink', 'danger'], plain(['danger-soft']), 4.5)).toEqual([]);
    expect(tooWeak(['accent'], plain(['accent-soft']), 4.5)).toEqual([]);
    expect(tooWeak(['accent-ink'], plain(['accent']), 4.5)).toEqual([]);
  });
});
