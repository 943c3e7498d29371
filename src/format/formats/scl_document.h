// The JSON of SudokuPad, called SCL, in addresses or as a document of its own.
//
//   {"cells":[[{"value":5},{"centremarks":[1,2]},{}, …], …],"regions":[[[0,0],[0,1], …], …],
//    "cages":[{"value":"title: …"}],"metadata":{"title":"…"}, "lines":[], …}
//
// As with f-puzzles, a puzzle that draws anything on the board beyond the nine boxes is rejected. A value is a clue
// unless it has "given":false. Centre marks (or else corner marks, pencilMarks) are notes.
#pragma once

#include "format/json_cells.h"

namespace shudu {

bool looks_like_scl(const Json& document);
// The puzzle, or the reason why it cannot be read. Precondition: looks_like_scl(document).
Result<Puzzle, Refusal> puzzle_of_scl(const Json& document);
std::string scl_document_of(const Puzzle& puzzle);

}  // namespace shudu
