// Colours of the player's own, made readable. A colour is '#rrggbb'. Contrast is that of WCAG 2: 4.5 is the least for text.
export const leastContrast = 4.5;

type Rgb = readonly [number, number, number];
const rgbOf = (colour: string): Rgb => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16)) as unknown as Rgb;
const hexOf = (rgb: readonly number[]): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

export function luminance(colour: string): number {
  const [r, g, b] = rgbOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
// `share` of the second colour, the rest of the first.
export const mixed = (a: string, b: string, share: number): string => {
  const [from, to] = [rgbOf(a), rgbOf(b)];
  return hexOf(from.map((part, i) => part + (to[i] - part) * share));
};

const worst = (colour: string, others: readonly string[]): number => Math.min(Infinity, ...others.map((other) => contrast(colour, other)));

// The colour, moved towards `goal` as little as needed for the contrast with every one of the others.
export function moved(colour: string, goal: string, others: readonly string[], least = leastContrast): string {
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mixed(colour, goal, share);
    if (worst(tried, others) >= least) return tried;
  }
  return goal;
}
// The colour as text on all these grounds: darker or lighter, whichever reaches the contrast.
export function readable(colour: string, grounds: readonly string[], least = leastContrast): string {
  const darkest = Math.min(...grounds.map(luminance));
  const goal = worst('#000000', grounds) >= worst('#ffffff', grounds) || darkest > 0.4 ? '#000000' : '#ffffff';
  return moved(colour, goal, grounds, least);
}
