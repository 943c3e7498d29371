// A stand-in for the engine in tests of the page. It solves by trial and error and knows one technique. It is not part of
// the built page.
import type { Depth, Engine, Hint, Path, Puzzle, PuzzleLike, Role, Solved, Text, Trace, TraceEvent } from 'shudu';
import { levels } from '../../src/game/levels';
import { looks } from '../../src/steps/roles';
import { languages } from '../../src/i18n/languages';
import recorded from './path.json';
import { positionsOf } from '../../src/steps/replay';
import { allCells, cellName, digitsOf, legalCandidates, lineOf, peersOf, sizeOf, valuesOf } from '../../src/grid/cells';

export const easyPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const easySolution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

export function solutionsOf(line: string, limit = 2): string[] {
  const values = valuesOf(line)!;
  const found: string[] = [];
  const search = (): void => {
    const legal = legalCandidates(values);
    let best = -1;
    for (const cell of allCells) {
      if (!values[cell] && (best < 0 || sizeOf(legal[cell]) < sizeOf(legal[best]))) best = cell;
    }
    if (best < 0) return void found.push(lineOf(values));
    for (const digit of digitsOf(legal[best])) {
      if (found.length >= limit) return;
      values[best] = digit;
      search();
      values[best] = 0;
    }
  };
  if (allCells.every((c) => !values[c] || peersOf[c].every((p) => values[p] !== values[c]))) search();
  return found;
}

const lineIn = (puzzle: PuzzleLike): string => (typeof puzzle === 'string' ? puzzle : puzzle.puzzle);
const statuses = ['no solution', 'solved', 'multiple solutions'] as const;
function solve(puzzle: PuzzleLike): Solved {
  const found = solutionsOf(lineIn(puzzle));
  return { puzzle: lineIn(puzzle), status: statuses[found.length], solution: found.length === 1 ? found[0] : undefined };
}

function hint(puzzle: PuzzleLike, depth: Depth): Hint {
  const given = typeof puzzle === 'string' ? { puzzle } : (puzzle as Puzzle);
  const values = valuesOf(given.values ?? given.puzzle)!;
  const solution = solutionsOf(given.puzzle)[0];
  const wrong = allCells.filter((c) => values[c] && String(values[c]) !== solution[c]);
  const at = (...words: [string, string, string]) => ({ puzzle: given.puzzle, solutions: '1' as const, depth, words: words[depth - 1] });
  if (wrong.length) {
    return {
      ...at('An entry is wrong.', 'A wrong entry.', `Wrong: ${wrong.map(cellName).join(', ')}`), status: 'wrong',
      wrong: wrong.map((c) => ({ cell: cellName(c), digit: values[c] })),
    };
  }
  const legal = legalCandidates(values);
  const cell = allCells.find((c) => sizeOf(legal[c]) === 1);
  if (cell === undefined) return { ...at('stuck', 'stuck', 'stuck'), status: 'stuck' };
  const digit = digitsOf(legal[cell])[0];
  return {
    ...at('Look for a single.', `Naked single in ${cellName(cell)}.`, `${cellName(cell)} can only be ${digit}.`), status: 'step',
    candidates: allCells.map((c) => (values[c] ? String(values[c]) : digitsOf(legal[c]).join(''))),
    step: {
      technique: 'naked_single', name: 'Naked Single', family: 'singles', digits: String(digit), result: `${cellName(cell)}=${digit}`, words: '', legend: {},
      placements: [{ cell: cellName(cell), digit }], marks: [{ cell: cellName(cell), digit, role: 'pattern' }],
    },
  };
}

const startFor = (line: string): string[] => {
  const values = valuesOf(line)!;
  return Array.from(legalCandidates(values), (set, cell) => (values[cell] ? String(values[cell]) : digitsOf(set).join('')));
};

const text = (name: string): Text => Object.fromEntries(languages.map(({ id }) => [id, name]));

// Guesses cell by cell, in order or in the cell with the fewest candidates.
export function traced(line: string, fewest: boolean): Trace {
  const values = valuesOf(line)!;
  const events: TraceEvent[] = [];
  const solutions: string[] = [];
  const tell = (event: Pick<TraceEvent, 'kind' | 'reason' | 'cell' | 'digit' | 'depth'>) =>
    void events.push({ source: 0, house: -1, line: 1, step: -1, candidates: 0, sentence: '{cell} = {digit}', ...event });
  const search = (depth: number): boolean => {
    const legal = legalCandidates(values);
    const blank = allCells.filter((c) => !values[c]);
    if (!blank.length) {
      tell({ kind: 'solution', reason: 'full', cell: 0, digit: 0, depth });
      solutions.push(lineOf(values));
      return true;
    }
    const cell = fewest ? blank.reduce((best, c) => (sizeOf(legal[c]) < sizeOf(legal[best]) ? c : best)) : blank[0];
    for (const digit of digitsOf(legal[cell])) {
      values[cell] = digit;
      tell({ kind: 'guess', reason: 'choice', cell, digit, depth: depth + 1 });
      if (search(depth + 1)) return true;
      values[cell] = 0;
      tell({ kind: 'remove', reason: 'tried', cell, digit, depth });
    }
    tell({ kind: 'backtrack', reason: 'all_tried', cell, digit: 0, depth });
    return false;
  };
  search(0);
  const count = (kind: TraceEvent['kind']) => events.filter((e) => e.kind === kind).length;
  return {
    kinds: ['guess', 'remove', 'backtrack', 'solution'], reasons: ['choice', 'tried', 'all_tried', 'full'], sentences: ['{cell} = {digit}'], houses: [],
    events, size: events.length, ended: true, end: 'satisfied', samples: [],
    start: { at: 0, board: line, candidates: startFor(line), counters: { nodes: 1, placements: 0, undos: 0, backtracks: 0, max_depth: 0, solutions: 0, propagations: 0 } },
    counters: {
      nodes: 1 + count('guess'), placements: count('guess'), undos: count('remove'), backtracks: count('backtrack'),
      max_depth: events.reduce((most, e) => Math.max(most, e.depth), 0), solutions: solutions.length, propagations: 0,
    },
  };
}

export async function createEngine(): Promise<Engine> {
  const parts: Partial<Engine> = {
    version: '0', target: 'stand-in',
    solve: async (puzzle) => solve(puzzle),
    solveMany: async (lines) => lines.map((line) => {
      const found = solutionsOf(line);
      return { solutions: found.length, solution: found[0] ?? null };
    }),
    hint: async (puzzle, options) => hint(puzzle, options?.depth ?? 3),
    parse: async (text) => {
      const lines = text.split('\n').map((line, i) => ({ line: line.trim(), at: i + 1 })).filter((l) => l.line);
      const good = lines.filter((l) => valuesOf(l.line));
      return {
        puzzles: good.map((l) => ({ puzzle: lineOf(valuesOf(l.line)!), line: l.at, format: 'line' })),
        errors: lines.filter((l) => !valuesOf(l.line)).map((l) => ({ line: l.at, column: 0, message: 'not a puzzle', found: l.line })),
        truncated: false,
      };
    },
    check: async (puzzle) => {
      const line = lineIn(puzzle);
      const [solution, ...others] = solutionsOf(line);
      const solutions = solution === undefined ? 0 : 1 + others.length;
      return {
        puzzle: line, status: solutions === 1 ? 'valid' : statuses[solutions] as 'no solution', valid: solutions === 1, clues: [...line].filter((c) => c !== '.').length, conflicts: [], solutions: solutions > 1 ? '2+' : solutions ? '1' : '0',
        solution: solutions === 1 ? solution : undefined, minimal: false, redundant: ['r1c1'], value_conflicts: [], wrong: [], missing: [], complete: false,
      };
    },
    count: async (puzzle) => solutionsOf(lineIn(puzzle), 100).length,
    rate: async (puzzle) => ({ status: 'rated', puzzle: lineIn(puzzle), clues: 30, er: 7.1, ep: 1.2, ed: 1.2, level: 'extreme', score: 2396, own: 5.2, version: '1', hardest: 'forcing_chain' }),
    path: async () => ({ ...(recorded as unknown as Path), start: startFor(recorded.puzzle) }),
    steps: async (puzzle, options) => {
      const path = { ...(recorded as unknown as Path), start: startFor(recorded.puzzle) };
      const at = path.steps.findIndex((step) => step.technique === options?.techniques);
      const { values, candidates } = positionsOf(path)[Math.max(0, at)];
      if (typeof puzzle !== 'string') puzzle.values = lineOf(values);
      return {
        puzzle: path.puzzle, status: 'steps', solutions: '1', truncated: false, steps: at < 0 ? path.steps.slice(0, 1) : [path.steps[at]],
        candidates: Array.from(candidates, (set, cell) => (values[cell] ? String(values[cell]) : digitsOf(set).join(''))),
      };
    },
    formats: async () => [{ id: 'line', title: 'Line', titles: text('Line'), extension: 'txt', reads: true, writes: true, holds: [] }],
    convert: async (puzzle) => `${lineIn(puzzle as PuzzleLike)}\n`,
    techniques: async () => ['naked_single', 'x_wing', 'xy_chain', 'xy_wing', 'swordfish'].map((id, i) => ({
      id, page: id, family: i ? 'fish' : 'singles', family_name: i ? 'Fish' : 'Singles', name: id, look: '', why: '',
      order: i, on: true, needs_uniqueness: false, level: 'hard', rating: 3.2, score: 140,
    })),
    terms: async () => ({
      levels: levels.map((id) => ({ id, name: id })),
      roles: (Object.keys(looks) as Role[]).map((id) => ({ id, name: id })),
    }),
    algorithms: async () => ['backtracking', 'fewest_first'].map((id) => ({ id, title: id, idea: `The idea of ${id}.`, titles: text(id), ideas: text(`The idea of ${id}.`), lexicographic: true, viewpoints: [], code: [{ indent: 0, ...text('guess') }] })),
    trace: async (puzzle, options) => traced(lineIn(puzzle), options.algorithm === 'fewest_first'),
    generate: async (options) => ({
      puzzles: [{ puzzle: easyPuzzle, solution: easySolution, clues: 30, level: [options?.level ?? 'easy'].flat()[0], er: 1.2 }], attempts: 1, seed: '1', complete: true,
    }),
    close: () => {},
  };
  return parts as Engine;
}
