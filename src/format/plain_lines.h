// Plain lines: lines of exactly 81 digits and dots, read by a fast path in one pass.
#pragma once

#include <span>
#include <string_view>

#include "format/text_source.h"
#include "shudu/board.h"

namespace shudu {

// Reads the plain lines that are complete in the source's window, at most clues.size(). Returns their number.
std::size_t take_plain_lines(TextSource& source, std::span<Grid> clues);

// The number of lines of 81 digits and dots that a text begins with. Each ends with "\n", so all have the same length.
std::size_t count_plain_lines(std::string_view text);

}  // namespace shudu
