// The algorithms of the engine in the groups in which the page lists them. The engine owns names and sentences. The
// fifteen algorithms that look from some viewpoints only are one entry: the card has a switch for each viewpoint.
import type { Algorithm } from 'shudu';

export type Viewpoint = Algorithm['viewpoints'][number];
export const groups = ['guess', 'deduce', 'logic', 'other'] as const;
export type Group = (typeof groups)[number];

const members: Partial<Record<Group, readonly string[]>> = {
  guess: ['backtracking', 'table_backtracking'],
  deduce: ['propagation_by_copy', 'propagation_by_undo', 'propagation_at_once', 'viewpoints', 'fewest_first', 'dancing_links'],
  logic: ['logic'],
};
// An algorithm that is new in the engine is in the last group until it gets a place.
export const groupOf = (id: string): Group => groups.find((group) => members[group]?.includes(id)) ?? 'other';

export const isRestricted = (algorithm: Algorithm): boolean => algorithm.viewpoints.length > 0;
export const inGroup = (all: readonly Algorithm[], group: Group): Algorithm[] =>
  all.filter((algorithm) => !isRestricted(algorithm) && groupOf(algorithm.id) === group);

// The restricted algorithm that looks from exactly these viewpoints.
export const lookingFrom = (all: readonly Algorithm[], viewpoints: readonly Viewpoint[]): Algorithm | undefined =>
  all.find((one) => isRestricted(one) && one.viewpoints.length === viewpoints.length && viewpoints.every((v) => one.viewpoints.includes(v)));

// An algorithm that works differently, to compare with. The two backtracking algorithms make the same guesses.
export function partnerOf(id: string): string {
  return groupOf(id) === 'guess' ? 'fewest_first' : 'backtracking';
}
