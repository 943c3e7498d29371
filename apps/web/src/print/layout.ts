// Layout: the measures of a sheet in millimetres. The boards get what the heading and the foot leave, so a sheet never
// spills. SheetView gives every part exactly the height that is computed here.
import { marginOf, printable, type Paper } from './paper';

const shapes = { 1: [1, 1], 2: [1, 2], 4: [2, 2], 6: [2, 3], 9: [3, 3], 12: [3, 4] } as const; // columns, rows
export type PerPage = keyof typeof shapes;
export const perPageChoices: readonly PerPage[] = [1, 2, 4, 6, 9, 12];

export interface Wanted {
  paper: Paper;
  large?: boolean;
  perPage: PerPage;
  title: string;
  nameLine: boolean;
  captions: boolean;
  foot: number; // boards at the foot of the sheet
}
export interface Layout {
  margin: number;
  width: number;
  height: number;
  title: { size: number; height: number };
  nameHeight: number;
  columns: number;
  side: number; // of a board
  caption: number; // height
  rowGap: number;
  columnGap: number;
  foot: { side: number; columns: number; caption: number; height: number };
}

const leastGap = 7; // between boards
const mostGap = 22;
const footCaption = 4;
const footGap = 4;

export function layoutOf({ paper, large = false, perPage, title, nameLine, captions, foot: inFoot }: Wanted): Layout {
  const { width, height } = printable(paper, large);
  const [columns, rows] = shapes[perPage];
  const heading = titleOf(title, width);
  const nameHeight = nameLine ? 11 : 0;
  const caption = captions ? 6.5 : 0;
  const foot = footOf(inFoot, width);
  const free = height - heading.height - nameHeight - foot.height;
  const byWidth = (width - (columns - 1) * leastGap) / columns;
  const byHeight = (free - (rows - 1) * leastGap) / rows - caption;
  const side = Math.floor(10 * Math.min(byWidth, byHeight)) / 10;
  const rowGap = gapOf(free - rows * (side + caption), rows);
  const columnGap = gapOf(width - columns * side, columns);
  return { margin: marginOf(paper, large), width, height, title: heading, nameHeight, columns, side, caption, rowGap, columnGap, foot };
}

const gapOf = (spare: number, count: number) => (count > 1 ? Math.min(mostGap, spare / (count - 1)) : 0);

// One line if the title fits at a readable size, otherwise two. `ems` estimates the width of the text.
function titleOf(title: string, width: number): Layout['title'] {
  if (!title.trim()) return { size: 0, height: 0 };
  const ems = [...title].reduce((sum, letter) => sum + (/[a-z0-9 .,;:'()-]/.test(letter) ? 0.6 : 1), 0);
  const alone = Math.min(6.5, (0.96 * width) / ems);
  const size = alone >= 4.2 ? alone : Math.min(4.2, (1.8 * width) / ems);
  const lines = alone >= 4.2 ? 1 : 2;
  return { size, height: lines * size * titleLine + 4 };
}
export const titleLine = 1.25; // height of a line of the title, in its size

// The boards at the foot stand in one row. More of them would be too small to read.
const leastInFoot = 20; // side
export const fitsFoot = (paper: Paper, perPage: PerPage): boolean => perPage <= 6 && footOf(perPage, printable(paper).width).side >= leastInFoot;
function footOf(count: number, width: number): Layout['foot'] {
  if (!count) return { side: 0, columns: 1, caption: 0, height: 0 };
  const side = Math.min(26, (width - (count - 1) * footGap) / count);
  return { side, columns: count, caption: footCaption, height: side + footCaption + leastGap };
}

export function pagesOf<T>(list: readonly T[], perPage: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / perPage) }, (_, i) => list.slice(i * perPage, (i + 1) * perPage));
}
