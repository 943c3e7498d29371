// The levels of difficulty and the symmetries of clues that the engine can generate, in the order in which the page
// offers them.
import type { ClueSymmetry, Level } from 'shudu';

export const levels: readonly Level[] = ['easy', 'medium', 'hard', 'unfair', 'extreme'];
// The level with this id, or nothing: a saved game may have no level or one of another version.
export const levelCalled = (id: string | undefined): Level | undefined => levels.find((level) => level === id);

export const symmetries: readonly ClueSymmetry[] = [
  'rotate180', 'none', 'rotate90', 'horizontal', 'vertical', 'diagonal', 'antidiagonal', 'both_axes', 'both_diagonals', 'full',
];
