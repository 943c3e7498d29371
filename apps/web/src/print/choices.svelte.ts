// The choices of the page Print, kept in the browser. Stored choices can be damaged; invalid ones get their default.
import { store } from '../storage/store';
import { perPageChoices, type PerPage } from './layout';
import { canBeLarge, paperNames, usualPaper, type Paper } from './paper';

export const solutionPlaces = ['sheets', 'foot', 'none'] as const;
export const captions = ['level', 'minutes', 'number', 'none'] as const; // what stands under each board after its number

export interface Choices {
  paper: Paper;
  perPage: PerPage;
  title: string;
  nameLine: boolean;
  large: boolean; // one puzzle a page with large digits
  caption: (typeof captions)[number];
  candidates: boolean;
  solutions: (typeof solutionPlaces)[number];
  saveInk: boolean;
}
const key = 'shudu.print';
const allowed: Partial<Record<keyof Choices, readonly unknown[]>> = {
  paper: paperNames, perPage: perPageChoices, solutions: solutionPlaces, caption: captions,
};

export function readChoices(text: string | null, languages: readonly string[]): Choices {
  const result: Choices = {
    paper: usualPaper(languages), perPage: 4, title: '', nameLine: false, large: false, caption: 'level', candidates: false, solutions: 'sheets', saveInk: false,
  };
  try {
    const stored = JSON.parse(text ?? '{}') as Record<string, unknown>;
    if (stored.labels === false) result.caption = 'none'; // the name in earlier versions
    for (const name of Object.keys(result) as (keyof Choices)[]) {
      const value = stored[name];
      if (typeof value !== typeof result[name] || (allowed[name] && !allowed[name]!.includes(value))) continue;
      Object.assign(result, { [name]: typeof value === 'string' ? value.slice(0, 100) : value });
    }
  } catch {
    // damaged: the defaults are used
  }
  return result;
}

export const isLarge = ({ large, paper }: Choices): boolean => large && canBeLarge(paper);
export const perPageOf = (choices: Choices): PerPage => (isLarge(choices) ? 1 : choices.perPage);

export const choices = $state<Choices>(readChoices(store.getItem(key), globalThis.navigator?.languages ?? []));

export function keepChoices(): void {
  try {
    store.setItem(key, JSON.stringify(choices));
  } catch {
    // Storage is full: the choices last as long as the page.
  }
}
