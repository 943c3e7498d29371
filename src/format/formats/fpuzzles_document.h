// The JSON of f-puzzles, which travels in addresses and on its own.
//
//   {"size":9,"title":"…","grid":[[{"value":5,"given":true},{"centerPencilMarks":[1,2]},{}, …], …]}
//
// The site is for variants. Any rule that classic Sudoku does not have is a reason to refuse the puzzle by its name.
// A digit that is not `given` is a player's; centre marks (or else corner marks) are notes; givenPencilMarks limit
// what a cell may hold.
#pragma once

#include "format/json_cells.h"

namespace shudu {

bool looks_like_fpuzzles(const Json& document);
// The puzzle, or why it cannot be read. Precondition: looks_like_fpuzzles(document).
Result<Puzzle, std::string> puzzle_of_fpuzzles(const Json& document);
// The same from what an address unpacks to.
Result<Puzzle, std::string> puzzle_of_fpuzzles_text(std::string_view text);
std::string fpuzzles_document_of(const Puzzle& puzzle);

}  // namespace shudu
