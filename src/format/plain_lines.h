// Plain lines: 81 digits, dots and zeros to a line and nothing else, read without looking at them twice.
#pragma once

#include <span>

#include "format/text_source.h"
#include "shudu/board/grid.h"

namespace shudu {

// Takes such lines as are whole in the source's window, up to clues.size(); returns how many.
std::size_t take_plain_lines(TextSource& source, std::span<Grid> clues);

}  // namespace shudu
