// Problems of the address that a page finds while it opens what the address asks for. They belong to that address.
import type { Problem } from './problem';
import { route, type Route } from './route.svelte';

let list = $state.raw<{ about: Route | null; problems: readonly Problem[] }>({ about: null, problems: [] });

export const reported = (): readonly Problem[] => (list.about === route() ? list.problems : []);
export function report(problem: Problem): void {
  list = { about: route(), problems: [problem] };
}
