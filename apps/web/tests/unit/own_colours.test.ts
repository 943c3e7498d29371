// Own colours stay readable, whatever the player chooses.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contrast, mixed, readable } from '../../src/settings/colours';
import { ownTokens } from '../../src/settings/own_colours';
import { defaults, readPreferences } from '../../src/settings/settings.svelte';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url).href);
const css = readFileSync(here('../../src/styles/tokens.css'), 'utf8');
// The custom properties of a theme, as the style sheet has them.
function themeOf(name: string): (token: string) => string {
  const block = new RegExp(`\\[data-theme='${name}'\\] \\{([^}]*)\\}`).exec(css)![1];
  const tokens = new Map([...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, token, value]) => [token, value]));
  return (token) => tokens.get(token) ?? '';
}
const extremes = ['#000000', '#ffffff', '#808080', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#7d3c78', '#fdf6e3'];

describe.each(['light', 'dark'])('in the theme %s', (name) => {
  const theme = themeOf(name);
  it('every choice of accent and board keeps text readable', () => {
    const poor: string[] = [];
    for (const accent of extremes) {
      for (const board of extremes) {
        const { tokens } = ownTokens({ accent, board, given: accent, digits: board }, theme);
        const grounds = ['--board', '--selected', '--same', '--peer'].map((token) => tokens[token]);
        for (const ground of grounds) {
          for (const token of ['--given', '--entry', '--note']) {
            if (contrast(tokens[token], ground) < 4.5) poor.push(`${token} ${tokens[token]} on ${ground}, accent ${accent}, board ${board}`);
          }
        }
        expect(contrast(tokens['--accent'], theme('--bg'))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens['--accent'], tokens['--accent-soft'])).toBeGreaterThanOrEqual(4.4);
        expect(contrast(tokens['--accent'], tokens['--accent-ink'])).toBeGreaterThanOrEqual(4.5);
        for (const role of ['--role-a', '--role-b', '--role-c', '--role-out']) expect(contrast(tokens['--board'], theme(role))).toBeGreaterThanOrEqual(4.4);
        if (contrast(tokens['--grid'], tokens['--board']) < 3) poor.push(`lines on ${tokens['--board']}`);
      }
    }
    expect(poor).toEqual([]);
  });
  it('says which colours were corrected', () => {
    const ground = theme('--board');
    expect(ownTokens({ accent: '', board: '', given: ground, digits: '' }, theme).corrected).toEqual(['given']);
    expect(ownTokens({ accent: '', board: '', given: '', digits: '' }, theme)).toEqual({ tokens: {}, corrected: [] });
  });
});

it('colours are mixed and moved', () => {
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(readable('#123456', ['#ffffff'])).toBe('#123456');
  expect(contrast(readable('#eeeeee', ['#ffffff']), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#000000', '#ffffff')).toBe(21);
});

it('stored colours and limits are checked', () => {
  expect(readPreferences('{"accent":"red","board":"#ABCDEF","limit":4,"places":"up"}')).toEqual(defaults);
  expect(readPreferences('{"accent":"#00ff00","limit":3,"places":"fixed"}')).toEqual({ ...defaults, accent: '#00ff00', limit: 3, places: 'fixed' });
});
