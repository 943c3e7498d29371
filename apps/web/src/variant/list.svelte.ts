// The variants that were read together from one text, so that the page can go from one to the next.
let list = $state.raw<readonly string[]>([]);

export function keepList(puzzles: readonly string[]): void {
  list = puzzles;
}
export interface Place {
  number: number; // from 1
  count: number;
  before?: string;
  after?: string;
}
// Null if the puzzle is not one of several.
export function neighbourOf(puzzle: string): Place | null {
  const at = list.indexOf(puzzle);
  return at < 0 || list.length < 2 ? null : { number: at + 1, count: list.length, before: list[at - 1], after: list[at + 1] };
}
