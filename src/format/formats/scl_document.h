// The JSON of SudokuPad, which it calls SCL; it travels in addresses and on its own.
//
//   {"cells":[[{"value":5},{"centremarks":[1,2]},{}, …], …],"regions":[[[0,0],[0,1], …], …],
//    "cages":[{"value":"title: …"}],"metadata":{"title":"…"}, "lines":[], …}
//
// As with f-puzzles, all that draws on the board beyond the nine boxes is a reason to refuse. A value is a clue unless
// it says "given":false; centre marks (or else corner marks, pencilMarks) are notes.
#pragma once

#include "format/json_cells.h"

namespace shudu {

bool looks_like_scl(const Json& document);
// The puzzle, or why it cannot be read. Precondition: looks_like_scl(document).
Result<Puzzle, std::string> puzzle_of_scl(const Json& document);
// The same from what an address unpacks to: JSON, or its shorthand (puzzle_zipper.h).
Result<Puzzle, std::string> puzzle_of_scl_text(std::string_view text);
std::string scl_document_of(const Puzzle& puzzle);

}  // namespace shudu
