// Plain lines: lines of exactly 81 digits and dots, read by a fast path in one pass.
#pragma once

#include <span>
#include <string_view>

#include "format/text_source.h"
#include "shudu/board/grid.h"

namespace shudu {

// Reads such lines as are complete in the source's window, at most clues.size(). Returns their number.
std::size_t take_plain_lines(TextSource& source, std::span<Grid> clues);

// The number of lines at the beginning of a text that have 81 digits and dots and end with "\n", so that all of them have
// the same length.
std::size_t count_plain_lines(std::string_view text);

}  // namespace shudu
