// Names what is not read: grids of other sizes, puzzles with other rules, and data that is not text. The message tells the
// user more than the errors of the format that the text resembles.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "format/refusal.h"
#include "format/text_source.h"

namespace shudu {

struct NotRead {
  Refusal refusal;
  int lines;  // how many lines it takes; 0: all that follow
};

// Whether the text begins with a token of Interactive Sudoku Solver: ".Thermo~", ".~R1C1_5". Some formats would take such a
// line for a row of a grid.
bool begins_with_token(std::string_view text);

// What begins at the current line, if it is one of these. Looks further than one line only if the line looks like a row
// of a larger or smaller grid.
std::optional<NotRead> not_read_ahead(TextSource& source);

}  // namespace shudu
