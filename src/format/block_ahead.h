// Which kind of block (block.h) begins at the current line. Used for detection and to find the end of a block. No
// function here consumes a line, and none looks further than about twenty lines.
#pragma once

#include <cstdint>

#include "format/text_source.h"

namespace shudu {

// Every format made of blocks has one kind, so that no two formats claim the same lines.
enum class BlockKind : std::uint8_t { none, simple_sudoku, sdx, pencilmarks, grid, rows, spaced };
BlockKind block_ahead(TextSource& source);

}  // namespace shudu
