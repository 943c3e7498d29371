// The JSON of f-puzzles, in addresses or as a document of its own.
//
//   {"size":9,"title":"…","grid":[[{"value":5,"given":true},{"centerPencilMarks":[1,2]},{}, …], …]}
//
// The site is for variants. A puzzle with any rule beyond classic Sudoku is rejected, and the error names the rule, also
// if it is only written in `ruleset`. A
// digit that is not `given` is the player's. Centre marks (or else corner marks) are notes. givenPencilMarks limit the
// digits of a cell.
#pragma once

#include "format/json_cells.h"

namespace shudu {

bool looks_like_fpuzzles(const Json& document);

// The texts and the solution, also those in cages with a remark. The rules are all texts of rules.
struct FpuzzlesTexts {
  std::string title, author, rules;
  SolutionCells solution;
};
FpuzzlesTexts fpuzzles_texts(const Json& document);
// Whether the cage only lights up fog.
bool is_fpuzzles_fog(const Json& cage);

// The puzzle, or the reason why it cannot be read. Precondition: looks_like_fpuzzles(document).
Result<Puzzle, Refusal> puzzle_of_fpuzzles(const Json& document);
std::string fpuzzles_document_of(const Puzzle& puzzle);

}  // namespace shudu
