// The route: the part of the address after # says which page is open and what it shows. It is untrusted input, so pages
// check what they read from it.
export const tabs = ['play', 'analyse', 'learn', 'watch', 'print', 'settings'] as const; // in the header
export const pages = [...tabs, 'statistics', 'daily', 'race', 'result', 'transfer', 'variant'] as const;
export type Page = (typeof pages)[number];

export interface Route {
  page: Page;
  rest: string; // what follows the page in the path: "xy_wing" in #/learn/xy_wing
  query: URLSearchParams;
  unknown: string; // the name of a page that does not exist; Play is shown instead
}

export function parseRoute(hash: string): Route {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  const [first, ...others] = path.split('/');
  const page = (pages as readonly string[]).includes(first) ? (first as Page) : 'play';
  let rest = others.join('/');
  try {
    rest = decodeURIComponent(rest);
  } catch {
    rest = '';
  }
  const unknown = first && first !== page ? first.slice(0, 40) : '';
  return { page, rest: rest.slice(0, 200), query: new URLSearchParams(query.slice(0, 200_000)), unknown };
}

let shown = typeof location === 'undefined' ? '' : location.hash; // the address that the route is read from
let current = $state.raw<Route>(parseRoute(shown));
export const route = (): Route => current;

export function startRouting(): void {
  addEventListener('hashchange', () => {
    shown = location.hash;
    current = parseRoute(shown);
  });
}

export const addressOf = (page: Page, rest = '', query: Record<string, string> = {}): string => {
  const asked = new URLSearchParams(query).toString();
  return `#/${page}${rest ? `/${encodeURIComponent(rest)}` : ''}${asked ? `?${asked}` : ''}`;
};
export function go(page: Page, rest = '', query: Record<string, string> = {}): void {
  location.hash = addressOf(page, rest, query);
}
// Changes the address without a new entry in the history. The browser reports a new address some time after it is set. Until
// then the page that is being left must not put its own address in its place, or the page would not change.
export function replaceAddress(page: Page, rest = '', query: Record<string, string> = {}): void {
  if (location.hash !== shown) return;
  history.replaceState(null, '', addressOf(page, rest, query));
  shown = location.hash;
}
