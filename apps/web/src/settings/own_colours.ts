// The player's own colours as custom properties. What the player chooses is corrected where it would be hard to read:
// text and digits keep a contrast of 4.5 to every ground they can be on, and the board keeps that contrast to the marks
// of the theme.
import { contrast, isColour, leastContrast, luminance, mixed, moved, readable } from './colours';

export const ownColours = ['accent', 'board', 'given', 'digits'] as const;
export type OwnColour = (typeof ownColours)[number];
export type OwnColours = Record<OwnColour, string>; // '' for the theme's colour
export interface OwnTokens {
  tokens: Record<string, string>;
  corrected: OwnColour[];
}

const marks = ['--given', '--entry', '--note', '--mistake', '--role-a', '--role-b', '--role-c', '--role-d', '--role-out', '--role-in'];
const leastForLines = 3;
const hues = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((hue) => `--hue-${hue}`);

// `theme` returns the theme's own value of a custom property.
export function ownTokens(own: OwnColours, theme: (name: string) => string): OwnTokens {
  const tokens: Record<string, string> = {};
  const corrected: OwnColour[] = [];
  const of = (names: readonly string[]) => names.map(theme).filter(isColour);
  const now = (name: string) => tokens[name] ?? theme(name);
  const chosen = (name: OwnColour, correct: (colour: string) => string): string => {
    const colour = correct(own[name]);
    if (colour !== own[name]) corrected.push(name);
    return colour;
  };
  if (isColour(own.board)) {
    const kept = of(marks).filter((mark) => contrast(mark, theme('--board')) >= leastContrast);
    tokens['--board'] = chosen('board', (colour) => moved(colour, theme('--board'), kept));
  }
  if (isColour(own.accent)) accentTokens(tokens, chosen, now);
  if (own.board || own.accent) groundTokens(tokens, now);
  const grounds = ['--board', '--selected', '--same', '--peer'].map(now).filter(isColour);
  if (isColour(own.given)) tokens['--given'] = chosen('given', (colour) => readable(colour, [...grounds, ...of(hues)]));
  if (isColour(own.digits)) tokens['--entry'] = chosen('digits', (colour) => readable(colour, [...grounds, ...of(hues)]));
  else if (own.accent) tokens['--entry'] = readable(tokens['--accent'], [...grounds, ...of(hues)]);
  if ((own.board || own.accent) && isColour(theme('--note'))) tokens['--note'] = readable(theme('--note'), [...grounds, ...of(hues)]);
  if (own.board && isColour(theme('--grid'))) tokens['--grid'] = readable(theme('--grid'), [now('--board')], leastForLines);
  return { tokens, corrected };
}

function accentTokens(tokens: Record<string, string>, chosen: (name: OwnColour, correct: (colour: string) => string) => string, now: (name: string) => string): void {
  const pages = ['--bg', '--surface', '--sunken'].map(now);
  const accent = chosen('accent', (colour) => {
    const soft = mixed(now('--surface'), colour, 0.14);
    return readable(colour, [...pages, soft]);
  });
  tokens['--accent'] = accent;
  tokens['--accent-soft'] = mixed(now('--surface'), accent, 0.12);
  tokens['--accent-ink'] = contrast('#ffffff', accent) >= contrast('#000000', accent) ? '#ffffff' : '#000000';
}

// The grounds of cells: between the board and the accent colour, as far as digits on them can be read. On a dark board they
// need a larger share to be seen.
function groundTokens(tokens: Record<string, string>, now: (name: string) => string): void {
  const [board, accent] = [now('--board'), now('--accent')];
  const dark = luminance(board) < 0.2;
  const tint = (share: number): string => {
    const ground = mixed(board, accent, share);
    return share < 0.02 || contrast(dark ? '#ffffff' : '#000000', ground) >= 6 ? ground : tint(share - 0.02);
  };
  tokens['--selected'] = tint(dark ? 0.34 : 0.24);
  tokens['--same'] = tint(dark ? 0.2 : 0.15);
  tokens['--peer'] = tint(dark ? 0.08 : 0.06);
}
