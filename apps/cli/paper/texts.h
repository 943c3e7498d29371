// The English texts on printed pages. The keys are those of the catalogues (src/language/).
//
// Members are of type Text only, so that a test can list them.
#pragma once

#include "shudu/language.h"

namespace shudu::cli {

struct PrintTexts {
  Text sudoku{"print.sudoku", "Sudoku"};
  Text one_puzzle{"print.puzzle", "1 puzzle"};
  Text puzzles{"print.puzzles", "{n} puzzles"};
  Text solutions{"print.solutions", "Solutions"};
  Text answers{"print.answers", "Answers for the teacher"};
  Text seed{"print.seed", "Seed {seed}"};
  Text sheet{"print.sheet", "Sheet {n}"};
  Text name{"print.name", "Name:"};
  Text date{"print.date", "Date:"};
  Text clues{"print.clues", "{n} clues"};
  Text minutes{"print.minutes", "about {n} min"};
  Text minutes_over{"print.minutes_over", "more than {n} min"};
  Text rating{"print.rating", "ER {er}"};
  Text no_solution{"print.no_solution", "no solution"};
  Text several_solutions{"print.several_solutions", "several solutions"};
  Text other_levels{"print.other_levels", "Not rated"};
  Text start{"print.start", "Start"};
};
inline constexpr PrintTexts print_texts;

}  // namespace shudu::cli
