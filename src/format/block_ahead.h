// What begins at the current line, as far as blocks go (block.h): asked for detection, and to find the end of a block.
// Nothing here takes a line from the source, and nothing looks further than about twenty lines.
#pragma once

#include <cstdint>

#include "format/text_source.h"

namespace shudu {

// Every format made of blocks is one of these, so that no two claim the same lines.
enum class BlockKind : std::uint8_t { none, simple_sudoku, sdx, pencilmarks, grid, rows, spaced };
BlockKind block_ahead(TextSource& source);

}  // namespace shudu
