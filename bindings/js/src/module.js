// The calls of the engine, answered by an instance of the module in this thread.
import { answersOf, gridsOf } from './grids.js';
import { Instance } from './instance.js';
import { unpackTrace } from './trace.js';

const textOf = (puzzle) => (typeof puzzle === 'string' ? puzzle : JSON.stringify(puzzle));

// { limit: 2, uniqueness: false } becomes "limit=2 uniqueness=no". Absent options are left out.
function optionText(options) {
  return Object.entries(options)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${optionValue(value)}`)
    .join(' ');
}
function optionValue(value) {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value).replace(/\s+/g, '');
}

const logicOptions = ({ language, depth, techniques, without, uniqueness, outline }) => ({
  language,
  depth,
  techniques,
  without,
  uniqueness,
  outline,
});

const freshSeed = () => Math.floor(Math.random() * 2 ** 32); // Node 18 has no global crypto
const rangeText = (range) => range && range.join('-');

export class ShuduModule {
  #instance;

  constructor(compiled) {
    this.#instance = new Instance(compiled);
    this.version = this.#instance.constant('shudu_version');
    this.target = this.#instance.constant('shudu_target');
  }

  #ask(question, text, options, goOn) {
    return JSON.parse(this.#instance.ask(question, text, optionText(options), goOn));
  }

  parse(text, { limit, from } = {}, goOn) {
    return this.#ask('parse', text, { limit, from }, goOn);
  }
  convert(puzzles, format, { lossy, drop_marks } = {}) {
    const text = (Array.isArray(puzzles) ? puzzles : [puzzles]).map(textOf).join('\n');
    return this.#instance.ask('convert', text, optionText({ to: format, lossy, drop_marks }));
  }
  formats() {
    return this.#ask('formats', '', {}).formats;
  }
  solve(puzzle, { unique = true } = {}) {
    return this.#ask('solve', textOf(puzzle), { unique });
  }
  solveMany(lines, { limit = 1 } = {}, goOn) {
    return answersOf(this.#instance.solveMany(gridsOf(lines), limit, goOn));
  }
  solutions(puzzle, { limit } = {}, goOn) {
    return this.#ask('solutions', textOf(puzzle), { limit }, goOn);
  }
  estimate(puzzle, goOn) {
    return this.#ask('count', textOf(puzzle), { estimate: true }, goOn);
  }
  count(puzzle, { limit } = {}, goOn) {
    const { solutions } = this.#ask('count', textOf(puzzle), { limit }, goOn);
    return typeof solutions === 'string' ? BigInt(solutions) : solutions; // a number above 2⁵³ comes as text
  }
  check(puzzle, { notes } = {}) {
    return this.#ask('check', textOf(puzzle), { notes });
  }
  candidates(puzzle, { limit, equal, values } = {}, goOn) {
    return this.#ask('candidates', textOf(puzzle), { limit, equal, values }, goOn);
  }
  marks(puzzle, { notes } = {}) {
    return this.#ask('marks', textOf(puzzle), { notes }).candidates;
  }
  variant(puzzle, { language } = {}) {
    return this.#ask('variant', textOf(puzzle), { language });
  }
  conflicts(puzzle, { values } = {}) {
    return this.#ask('conflicts', textOf(puzzle), { values });
  }
  rules() {
    return this.#ask('rules', '', {}).rules;
  }
  hint(puzzle, options = {}, goOn) {
    const { notes, scale } = options;
    return this.#ask('hint', textOf(puzzle), { ...logicOptions(options), notes, scale }, goOn);
  }
  steps(puzzle, options = {}, goOn) {
    const chosen = { ...logicOptions(options), notes: options.notes, limit: options.limit };
    return this.#ask('steps', textOf(puzzle), chosen, goOn);
  }
  exercise(puzzle, { technique, limit, ...options } = {}, goOn) {
    const { language, depth, uniqueness, outline } = options;
    const chosen = { technique, language, depth, uniqueness, outline, limit };
    return this.#ask('exercise', textOf(puzzle), chosen, goOn);
  }
  path(puzzle, options = {}, goOn) {
    return this.#ask('path', textOf(puzzle), { ...logicOptions(options), scale: options.scale }, goOn);
  }
  rate(puzzle, { scale } = {}, goOn) {
    return this.#ask('rate', textOf(puzzle), { scale }, goOn);
  }
  generate(options = {}, goOn) {
    const { count, symmetry, minimal, not_unique, rated, path, pattern, level, uses, hardest, only, grid, attempts } = options;
    const seed = options.seed ?? freshSeed();
    const clues = rangeText(options.clues);
    const rating = rangeText(options.rating);
    const minutes = rangeText(options.minutes);
    const chosen = { count, seed, symmetry, clues, minimal, not_unique, pattern, level, rating, minutes, uses, hardest, only, grid, rated, path, attempts };
    return this.#ask('generate', '', chosen, goOn);
  }
  canon(puzzle) {
    return this.#ask('canon', textOf(puzzle), {});
  }
  same(first, second) {
    return this.#ask('same', `${textOf(first)}\n${textOf(second)}`, {});
  }
  grid(index) {
    return this.#ask('grid', '', { index }).grid;
  }
  index(grid) {
    const { index, ...answer } = this.#ask('index', textOf(grid), {});
    return index === undefined ? answer : { ...answer, index: BigInt(index) };
  }
  sample(puzzle, { count, seed } = {}, goOn) {
    return this.#ask('sample', textOf(puzzle), { count, seed: seed ?? freshSeed() }, goOn);
  }
  transform(puzzle, { by, random, seed } = {}) {
    return this.#ask('transform', textOf(puzzle), { by, random, seed: random ? (seed ?? freshSeed()) : seed });
  }
  minimize(puzzle, { all, limit, redundant, seed } = {}, goOn) {
    return this.#ask('minimize', textOf(puzzle), { all, limit, redundant, seed }, goOn);
  }
  unavoidable(puzzle, { size } = {}, goOn) {
    return this.#ask('unavoidable', textOf(puzzle), { size }, goOn);
  }
  backdoors(puzzle, { size } = {}, goOn) {
    return this.#ask('backdoors', textOf(puzzle), { size }, goOn);
  }
  verify(puzzle, { answer }) {
    return this.#ask('verify', textOf(puzzle), { answer });
  }
  techniques({ language } = {}) {
    return this.#ask('techniques', '', { language }).techniques;
  }
  terms({ language } = {}) {
    const { levels, roles } = this.#ask('techniques', '', { language });
    return { levels, roles };
  }
  algorithms() {
    return this.#ask('algorithms', '', {}).algorithms;
  }
  trace(puzzle, { algorithm, limit, start, events, language } = {}, goOn) {
    return unpackTrace(this.#ask('trace', textOf(puzzle), { algorithm, limit, start, events, language }, goOn));
  }
}

/** The calls of an Engine, and the position of the Job (here: a function) among their arguments; null without one. */
export const questions = {
  parse: 2, convert: null, formats: null, solve: null, solveMany: 2, solutions: 2, count: 2, estimate: 1, check: null,
  candidates: 2, marks: null, variant: null, conflicts: null, rules: null, hint: 2, steps: 2, exercise: 2, path: 2, rate: 2, generate: 1,
  canon: null, same: null, grid: null, index: null, sample: 2, transform: null, minimize: 2, unavoidable: 2, backdoors: 2, verify: null, techniques: null, terms: null, algorithms: null, trace: 2,
};
