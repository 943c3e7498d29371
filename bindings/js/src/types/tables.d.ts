// The tables of the engine: techniques, terms, algorithms.
import type { Role } from './logic.js';
import type { Language, Text } from './puzzles.js';
import type { Level } from './ratings.js';

export interface Technique {
  id: string;
  page: string; // variants of one technique share a page
  family: string;
  family_name: string; // this and the next in the requested language
  name: string;
  look: string; // template with parts in braces: what to look at
  why: string; // template: why the result follows
  order: number; // position in the order of solving, from 1
  rating?: number; // lowest rating on Sudoku Explainer's scale
  level?: Level; // HoDoKu's, with its score
  score?: number;
  code?: string; // in HoDoKu's library
  on: boolean; // in the default path of HoDoKu
  needs_uniqueness: boolean;
  size?: number;
}
/** The name of a level or role in the requested language. */
export interface Term<Id extends string> {
  id: Id;
  name: string;
}
export interface Terms {
  levels: Term<Level>[]; // the easiest first
  roles: Term<Role>[];
}
export interface Algorithm {
  id: string;
  title: string; // in English
  idea: string; // in English
  titles: Text; // in every language
  ideas: Text;
  lexicographic: boolean;
  viewpoints: ('row' | 'column' | 'box' | 'cell')[]; // of the algorithms from_…: where they look; empty for the others
  code: { indent: number; [language: Language]: string | number }[]; // pseudo-code, line by line
}

export interface TableCalls {
  techniques(options?: { language?: Language }): Promise<Technique[]>;
  terms(options?: { language?: Language }): Promise<Terms>;
  algorithms(): Promise<Algorithm[]>;
}
