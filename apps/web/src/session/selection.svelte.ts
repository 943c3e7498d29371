// The selected cells and the cursor.
import type { GameState } from '../game/state';
import { allCells, cellAt, colOf, rowOf } from '../grid/cells';

type Edge = 'first' | 'last' | 'same';
const wrap = (n: number) => ((n % 9) + 9) % 9;

export class Selection {
  cells = $state.raw<ReadonlySet<number>>(new Set());
  cursor = $state(40);

  select(cell: number, how: 'only' | 'add' | 'toggle' = 'only'): void {
    this.cursor = cell;
    if (how === 'only') {
      this.cells = new Set([cell]);
      return;
    }
    const next = new Set(this.cells);
    if (how === 'toggle' && next.has(cell)) next.delete(cell);
    else next.add(cell);
    this.cells = next;
  }
  selectAll(): void {
    this.cells = new Set(allCells);
  }
  clear(): void {
    this.cells = new Set();
  }
  // All cells that look like this one: the same value, else the same notes, else the same colours.
  selectAlike(cell: number, { values, corner, centre, colour }: GameState): void {
    this.cursor = cell;
    let alike: (other: number) => boolean = (other) => other === cell;
    if (values[cell]) alike = (other) => values[other] === values[cell];
    else if (corner[cell] || centre[cell]) {
      alike = (other) => !values[other] && corner[other] === corner[cell] && centre[other] === centre[cell];
    } else if (colour[cell]) alike = (other) => colour[other] === colour[cell];
    this.cells = new Set(allCells.filter(alike));
  }

  move(rows: number, cols: number, extend: boolean): void {
    // The first key on an untouched board shows where the cursor is.
    if (this.cells.size === 0 && !extend) return this.select(this.cursor);
    this.select(this.neighbour(rows, cols), extend ? 'add' : 'only');
  }
  // To the next blank cell in that direction.
  jump(rows: number, cols: number, values: ArrayLike<number>): void {
    for (let i = 1; i <= 9; ++i) {
      const cell = this.neighbour(rows * i, cols * i);
      if (!values[cell]) return this.select(cell);
    }
  }
  edge(row: Edge, col: Edge, extend: boolean): void {
    const pick = (which: Edge, now: number) => (which === 'first' ? 0 : which === 'last' ? 8 : now);
    this.select(cellAt(pick(row, rowOf(this.cursor)), pick(col, colOf(this.cursor))), extend ? 'add' : 'only');
  }
  private neighbour(rows: number, cols: number): number {
    return cellAt(wrap(rowOf(this.cursor) + rows), wrap(colOf(this.cursor) + cols));
  }
}
