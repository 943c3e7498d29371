// GameState: everything on the board. It is a value: a change makes a new state. Every change records the previous
// content, so undo applies the list of changes backwards.

export interface GameState {
  readonly values: Uint8Array; // clues included
  readonly corner: Uint16Array; // notes, as digit sets
  readonly centre: Uint16Array;
  readonly out: Uint16Array; // candidates the player has ruled out
  readonly colour: Uint16Array; // bit c-1 when the cell has colour c
  readonly candidateColour: Uint8Array; // 729: the colour of a candidate, 0 for none
  readonly links: ReadonlySet<number>; // drawn with the pen, see linkCode
}

export type Layer = 'v' | 'n' | 'c' | 'o' | 'k' | 'q' | 'l';
// Layer, index, content before, content after. For links (l): the code, and 0 or 1 for whether the link was and is there.
export type Change = readonly [Layer, number, number, number];
export type Move = readonly Change[];

const arrays = { v: 'values', n: 'corner', c: 'centre', o: 'out', k: 'colour', q: 'candidateColour' } as const;
type ArrayLayer = keyof typeof arrays;
const limits: Record<ArrayLayer, number> = { v: 9, n: 511, c: 511, o: 511, k: 511, q: 9 };

export function emptyState(values: ArrayLike<number>): GameState {
  return {
    values: Uint8Array.from(values),
    corner: new Uint16Array(81),
    centre: new Uint16Array(81),
    out: new Uint16Array(81),
    colour: new Uint16Array(81),
    candidateColour: new Uint8Array(729),
    links: new Set(),
  };
}

export type LinkKind = 'strong' | 'weak';
export interface Link {
  from: number; // candidates, 0..728
  to: number;
  kind: LinkKind;
}
export const linkCode = (link: Link): number => (link.from * 729 + link.to) * 2 + (link.kind === 'weak' ? 1 : 0);
export const linkOfCode = (code: number): Link => ({
  from: Math.floor(code / 1458),
  to: Math.floor(code / 2) % 729,
  kind: code % 2 ? 'weak' : 'strong',
});

export function applied(state: GameState, move: Move): GameState {
  const next: Record<string, unknown> = { ...state };
  const copied = new Set<string>();
  for (const [layer, index, , after] of move) {
    const name = layer === 'l' ? 'links' : arrays[layer];
    if (!copied.has(name)) {
      copied.add(name);
      next[name] = layer === 'l' ? new Set(state.links) : state[arrays[layer]].slice();
    }
    if (layer === 'l') {
      const links = next.links as Set<number>;
      if (after) links.add(index);
      else links.delete(index);
    } else {
      (next[name] as Uint8Array | Uint16Array)[index] = after;
    }
  }
  return next as unknown as GameState;
}

export const reversed = (move: Move): Move =>
  move.map(([layer, index, before, after]): Change => [layer, index, after, before]).reverse();

// Collects the changes of one move. A later change at the same index replaces the earlier one.
export class Changes {
  private readonly byPlace = new Map<string, Change>();
  constructor(private readonly state: GameState) {}

  get(layer: ArrayLayer, index: number): number {
    return this.byPlace.get(layer + index)?.[3] ?? this.state[arrays[layer]][index];
  }
  set(layer: ArrayLayer, index: number, after: number): this {
    return this.note(layer, index, this.state[arrays[layer]][index], after);
  }
  setLink(code: number, there: boolean): this {
    return this.note('l', code, this.state.links.has(code) ? 1 : 0, there ? 1 : 0);
  }
  get move(): Move {
    return [...this.byPlace.values()].filter(([, , before, after]) => before !== after);
  }
  private note(layer: Layer, index: number, before: number, after: number): this {
    this.byPlace.set(layer + index, [layer, index, before, after]);
    return this;
  }
}

// The move from one state to another. Returning to a savepoint is such a move, so it can be undone.
export function difference(from: GameState, to: GameState): Move {
  const changes = new Changes(from);
  for (const layer of Object.keys(arrays) as ArrayLayer[]) {
    to[arrays[layer]].forEach((after: number, index: number) => changes.set(layer, index, after));
  }
  for (const code of from.links) if (!to.links.has(code)) changes.setLink(code, false);
  for (const code of to.links) changes.setLink(code, true);
  return changes.move;
}

// Saved form: for every layer the entries that are not zero, as index, value, index, value, …
export type SavedState = Partial<Record<Layer, number[]>>;

export function savedState(state: GameState): SavedState {
  const saved: SavedState = {};
  for (const layer of Object.keys(arrays) as ArrayLayer[]) {
    const list: number[] = [];
    state[arrays[layer]].forEach((value: number, index: number) => {
      if (value) list.push(index, value);
    });
    if (list.length) saved[layer] = list;
  }
  if (state.links.size) saved.l = [...state.links];
  return saved;
}

// Reads the saved form, which is untrusted: invalid entries are left out.
export function loadedState(saved: SavedState): GameState {
  const state = emptyState(new Uint8Array(81));
  for (const layer of Object.keys(arrays) as ArrayLayer[]) {
    const list = saved[layer];
    const into = state[arrays[layer]];
    if (!Array.isArray(list)) continue;
    for (let i = 0; i + 1 < list.length; i += 2) if (fits(layer, list[i], list[i + 1])) into[list[i]] = list[i + 1];
  }
  const links = (Array.isArray(saved.l) ? saved.l : []).filter((code) => fits('l', code, 1));
  return { ...state, links: new Set(links) };
}

export function fits(layer: Layer, index: number, value: number): boolean {
  if (!Number.isInteger(index) || !Number.isInteger(value) || index < 0 || value < 0) return false;
  if (layer === 'l') return index < 729 * 729 * 2 && value <= 1;
  return layer in arrays && index < (layer === 'q' ? 729 : 81) && value <= limits[layer];
}
