// What begins at the current line, as far as blocks go (block.h): asked for detection, and to find the end of a block.
// Nothing here takes a line from the source, and nothing looks further than about twenty lines.
#pragma once

#include <cstdint>

#include "text_source.h"

namespace shudu {

// Every format made of blocks is one of these, so that no two claim the same lines.
enum class BlockKind : std::uint8_t { none, simple_sudoku, sdx, pencilmarks, grid, rows, spaced };
BlockKind block_ahead(TextSource& source);

// A line above a block: the number of puzzles that follow, or a title.
enum class Heading : std::uint8_t { none, count, title };
Heading heading_at(TextSource& source);

// How many rows, good or bad, stand from the current line on without a gap, counted up to `enough`; into `lines` goes
// how many lines that takes. A frame ends the count, or is passed if it is not the second on end.
enum class FrameLines : std::uint8_t { stop, pass };
int rows_ahead(TextSource& source, FrameLines frames, int enough, int* lines = nullptr);

// Whether the current line, a blank one, is followed by the three rows of a band and no more.
bool band_follows(TextSource& source);

// Whether a record of a format that is not made of blocks begins at the current line.
bool starts_other_record(TextSource& source);

}  // namespace shudu
