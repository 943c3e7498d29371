// The board of a film, in characters.
#pragma once

#include <vector>

#include "film/shot.h"
#include "film/styled_line.h"

namespace shudu::cli {

inline constexpr int small_board_columns = 25, small_board_rows = 13;
inline constexpr int large_board_columns = 43, large_board_rows = 31;

// A digit to a cell. The cell of the event stands in brackets, so that it is seen without colours too.
std::vector<StyledLine> small_board(const Shot& shot);
// Every cell has room for its nine candidates.
std::vector<StyledLine> large_board(const Shot& shot);

// Attributes for what is done by an event.
std::string_view attributes(Event::Kind kind);

}  // namespace shudu::cli
