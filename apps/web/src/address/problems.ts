// The problems of an address, page by page. Watch and Print judge their puzzles themselves. The names of algorithms are the
// engine's, so they are passed in.
import { positionIn } from './puzzle_query';
import type { Problem } from './problem';
import type { Page, Route } from './route.svelte';

const wholeNumber = (field: string, text: string | null): Problem[] =>
  text === null || /^\d{1,9}$/.test(text) ? [] : [{ kind: 'number', values: { field, found: text.slice(0, 40) } }];

const checks: Partial<Record<Page, (query: URLSearchParams) => Problem[]>> = {
  play: (query) => (query.has('p') ? positionIn(query).problems : []),
  analyse: (query) => ([...query.keys()].length ? [...positionIn(query).problems, ...wholeNumber('s', query.get('s'))] : []),
  watch: (query) => wholeNumber('at', query.get('at')),
};

export function problemsOf(route: Route): Problem[] {
  if (route.unknown) return [{ kind: 'page', values: { name: route.unknown } }];
  return checks[route.page]?.(route.query) ?? [];
}

const namesIn = (route: Route): string[] => (route.page === 'watch' ? (route.query.get('a') ?? '').split(',').filter(Boolean) : []);
export const asksForAlgorithms = (route: Route): boolean => namesIn(route).length > 0;
export function unknownAlgorithms(route: Route, known: ReadonlySet<string>): Problem[] {
  return namesIn(route).filter((name) => !known.has(name)).map((name) => ({ kind: 'algorithm', values: { name: name.slice(0, 40) } }));
}
