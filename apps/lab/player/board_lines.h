// Draws the board of a recording in characters.
#pragma once

#include <vector>

#include "player/frame.h"
#include "player/styled_line.h"

namespace shudu::cli {

inline constexpr int small_board_columns = 25, small_board_rows = 13;
inline constexpr int large_board_columns = 43, large_board_rows = 31;

// One digit per cell. The cell of the event is in brackets, so that it is visible without colours.
std::vector<StyledLine> small_board(const Frame& frame);
// Nine candidates per cell.
std::vector<StyledLine> large_board(const Frame& frame);

// The text attributes for a kind of event.
std::string_view attributes(Event::Kind kind);

}  // namespace shudu::cli
