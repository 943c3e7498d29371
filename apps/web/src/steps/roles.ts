// The look of each role in a pattern. No two roles look alike.
import type { Role } from 'shudu';
import type { Tone } from '../board/overlay';
import type { Shape } from '../board/places';

const look = (tone: Tone, shape: Shape) => ({ tone, shape });

export const looks: Record<Role, { tone: Tone; shape: Shape }> = {
  pattern: look('a', 'circle'),
  fin: look('b', 'triangle'),
  endo_fin: look('d', 'triangle'),
  pivot: look('b', 'square'),
  pincer: look('c', 'diamond'),
  link: look('d', 'circle'),
  floor: look('a', 'square'),
  roof: look('c', 'square'),
  extra: look('b', 'diamond'),
  color_a: look('c', 'circle'),
  color_b: look('b', 'circle'),
  color_c: look('d', 'diamond'),
  color_d: look('a', 'triangle'),
};
