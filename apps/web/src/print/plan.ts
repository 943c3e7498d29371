// The plan of the sheets: which board stands where, with its caption. The page draws it; layout.ts measures it.
import { valuesOf } from '../grid/cells';
import { isLarge, perPageOf, type Choices } from './choices.svelte';
import { fitsFoot, layoutOf, pagesOf, type Layout, type PerPage } from './layout';
import { candidatesOf, hasProgress, type PrintedPuzzle } from './printed_puzzle';

export interface PlannedBoard {
  values: ArrayLike<number>;
  clues: ArrayLike<number>;
  corner?: ArrayLike<number>;
  centre?: ArrayLike<number>;
  candidates: ArrayLike<number> | null;
  colours?: ArrayLike<number>;
  caption: string;
  label: string;
}
export interface Sheet {
  title: string;
  nameLine: boolean;
  large: boolean; // digits fill their cells
  set: number; // shown beside the name when there are several; 0 for none
  boards: PlannedBoard[];
  foot: PlannedBoard[]; // upside down
  layout: Layout;
}
// The words of the sheets in the language of the page.
export interface Words {
  caption(puzzle: PrintedPuzzle, number: number): string;
  puzzle(number: number): string;
  solution(number: number): string;
  solutions: string;
}

const solutionsPerSheet = (choices: Choices): PerPage => (isLarge(choices) ? 4 : choices.paper === 'a5' ? 6 : 12);
type Numbered = PrintedPuzzle & { number: number };

// Solutions that do not fit at the foot get sheets of their own.
export const solutionPlace = (choices: Choices): Choices['solutions'] =>
  choices.solutions === 'foot' && !canHaveFoot(choices) ? 'sheets' : choices.solutions;
export const canHaveFoot = (choices: Choices): boolean => !isLarge(choices) && fitsFoot(choices.paper, choices.perPage);

export function sheetsOf(puzzles: readonly PrintedPuzzle[], choices: Choices, withProgress: boolean, words: Words): Sheet[] {
  const numbered = puzzles.map((puzzle, i): Numbered => ({ ...puzzle, number: i + 1 }));
  const solution = (puzzle: Numbered): PlannedBoard[] =>
    puzzle.solution
      ? [{ values: valuesOf(puzzle.solution)!, clues: valuesOf(puzzle.clues)!, candidates: null, caption: String(puzzle.number), label: words.solution(puzzle.number) }]
      : [];
  const { title, nameLine, paper } = choices;
  const [large, perPage] = [isLarge(choices), perPageOf(choices)];
  const setOf = ({ set = 0 }: Numbered) => set;
  const sets = [...new Set(numbered.map(setOf))].map((wanted) => numbered.filter((puzzle) => setOf(puzzle) === wanted));
  const sheets = sets.flatMap((set, s) =>
    pagesOf(set, perPage).map((page): Sheet => {
      const foot = solutionPlace(choices) === 'foot' ? page.flatMap(solution) : [];
      return {
        title, nameLine, large, set: sets.length > 1 ? s + 1 : 0, foot,
        boards: page.map((puzzle) => puzzleBoard(puzzle, choices, withProgress, words)),
        // Every sheet reserves the same foot, so that boards have one size.
        layout: layoutOf({ paper, large, perPage, title, nameLine: nameLine || sets.length > 1, captions: choices.caption !== 'none', foot: foot.length && perPage }),
      };
    }),
  );
  if (solutionPlace(choices) !== 'sheets') return sheets;
  const most = solutionsPerSheet(choices);
  const layout = layoutOf({ paper, large, perPage: most, title: words.solutions, nameLine: false, captions: true, foot: 0 });
  const pages = pagesOf(numbered.flatMap(solution), most);
  return [...sheets, ...pages.map((boards): Sheet => ({ title: words.solutions, nameLine: false, large: false, set: 0, boards, foot: [], layout }))];
}

function puzzleBoard(puzzle: Numbered, choices: Choices, withProgress: boolean, words: Words): PlannedBoard {
  const clues = valuesOf(puzzle.clues)!;
  const shown = withProgress && hasProgress(puzzle) ? puzzle.progress! : { values: clues };
  return {
    ...shown, clues,
    candidates: choices.candidates ? candidatesOf(puzzle, withProgress) : (shown.candidates ?? null),
    caption: choices.caption !== 'none' ? words.caption(puzzle, puzzle.number) : '',
    label: words.puzzle(puzzle.number),
  };
}
