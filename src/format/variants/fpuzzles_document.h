// The JSON of f-puzzles as a variant, and our own JSON, which has the same names and more.
//
//   {"size":9,"title":"…","grid":[[{"value":5,"given":true},{"region":3},{}, …], …],
//    "killercage":[{"cells":["R1C1","R1C2"],"value":"9"}],"antiknight":true}
//
// Our own has the member "format":"shudu". Beyond f-puzzles it has
//   rows, columns       a grid that is not a square
//   lowest, values      the smallest value and how many there are
//   norowcol            true: rows and columns may repeat values
//   grids               the first cells of overlapping grids: ["R1C1","R7C7"]
//   regions             lists of cells, if a cell is in several regions
//   extra               auxiliary cells: [{"name":"VA","size":3,"givenPencilMarks":[[1,2],null,[4]]}]
// and every rule by its id. An entry has any of cells (or parts, if the rule has several), value or values (numbers),
// weights (of a sum), text, and branches (of any_of, each an object of rules):
//   "sum":[{"cells":["R1C1","R2C5"],"value":10,"weights":[1,2]}],
//   "any_of":[{"branches":[{"antiknight":true},{"renban":[{"lines":[["R1C1","R1C2"]]}]}]}]
#pragma once

#include "format/variants/json_reading.h"

namespace shudu::variant {

inline constexpr const char* own_marker = "shudu";

// Whether the document is our own JSON.
bool is_own_document(const Json& document);

// Reads the shape and the grid. Members of cells that have no meaning for solving go to `rest`.
bool read_fpuzzles_grid(JsonReading& reading, const Json& document, Json& rest);
// Reads all rules of an object: the document or a branch of any_of. Other members go to `rest`.
bool read_fpuzzles_clues(JsonReading& reading, const Json& object, Json& rest, bool own, int nesting);

// Writes the puzzle as f-puzzles has it, or as our own JSON.
Written write_fpuzzles_document(const Puzzle& puzzle, bool own);
// Adds the members of the shape and the grid. Returns the reason if f-puzzles cannot hold them.
std::string write_fpuzzles_grid(const Puzzle& puzzle, bool own, Json& document);
// Adds clues. Returns the reason if f-puzzles cannot hold one.
std::string write_fpuzzles_clues(const Puzzle& puzzle, const std::vector<Clue>& clues, bool own, Json& object);

}  // namespace shudu::variant
