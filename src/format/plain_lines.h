// Plain lines: lines of exactly 81 digits and dots, read by a fast path in one pass.
#pragma once

#include <span>

#include "format/text_source.h"
#include "shudu/board/grid.h"

namespace shudu {

// Reads such lines as are complete in the source's window, at most clues.size(). Returns their number.
std::size_t take_plain_lines(TextSource& source, std::span<Grid> clues);

}  // namespace shudu
