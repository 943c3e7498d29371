// The games of variants in the browser's storage, the last one first. What is read is untrusted.
import { store, type Store } from '../storage/store';
import { newGame, type CellContent, type VariantGame } from './game';

export interface SavedVariant {
  puzzle: string; // as the engine writes it
  title: string;
  cells: CellContent[];
}
const key = 'shudu.variants';
const most = 20;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
function isContent(value: unknown): value is CellContent {
  const { value: digit, corner, centre, colour } = (value ?? {}) as CellContent;
  return isText(digit) && digit.length <= 1 && isText(corner) && isText(centre) && Number.isInteger(colour) && colour >= 0 && colour <= 9;
}
function isSaved(value: unknown): value is SavedVariant {
  const { puzzle, title, cells } = (value ?? {}) as SavedVariant;
  return typeof puzzle === 'string' && typeof title === 'string' && Array.isArray(cells) && cells.every(isContent);
}

export function savedVariants(from: Store = store): SavedVariant[] {
  try {
    const list: unknown = JSON.parse(from.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isSaved).slice(0, most) : [];
  } catch {
    return [];
  }
}
export function saveVariant(one: SavedVariant, to: Store = store): void {
  const list = [one, ...savedVariants(to).filter(({ puzzle }) => puzzle !== one.puzzle)].slice(0, most);
  try {
    to.setItem(key, JSON.stringify(list));
  } catch {
    // The storage is full or not allowed. The game goes on.
  }
}
// The game as it was left, or a new one.
export function resumed(puzzle: string, givens: string, values: string, from: Store = store): VariantGame {
  const game = newGame(givens);
  const saved = savedVariants(from).find((one) => one.puzzle === puzzle);
  if (saved?.cells.length !== givens.length) return game;
  const known = (text: string) => [...text].filter((character) => values.includes(character)).join('');
  const cells = saved.cells.map(({ value, corner, centre, colour }, i) => ({
    value: game.cells[i].value || known(value), corner: known(corner), centre: known(centre), colour,
  }));
  return { ...game, cells };
}
