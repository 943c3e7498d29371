// Looks at the lines around the current line of a block: the rows that follow, a heading above them, the beginning of
// another record. No function here consumes a line, and none looks further than about twenty lines.
#pragma once

#include <cstdint>

#include "format/text_source.h"

namespace shudu {

// Which kind of block (formats/block.h) begins at the current line. Used for detection and to find the end of a block.
// Every format made of blocks has one kind, so that no two formats claim the same lines.
enum class BlockKind : std::uint8_t { none, simple_sudoku, sdx, pencilmarks, grid, rows, spaced };
BlockKind block_ahead(TextSource& source);

// The largest number of frames above a block: its own, and those that the block before left over.
inline constexpr int most_frames = 4;

// A line above a block: the number of puzzles that follow, or a title.
enum class Heading : std::uint8_t { none, count, title };
Heading heading_at(TextSource& source);

// The number of rows, good or bad, from the current line on without a gap, at most `enough`. Stores the number of lines
// that they take in `lines`. A frame ends the count (stop), or is skipped if it does not follow another frame (pass).
enum class FrameLines : std::uint8_t { stop, pass };
int rows_ahead(TextSource& source, FrameLines frames, int enough, int* lines = nullptr);

// Whether the current line, a blank one, is followed by exactly the three rows of a band.
bool band_follows(TextSource& source);

// Whether the current line is the header of a Markdown table of nine rows: a rule (|---|---|…) is below it, and nine rows
// are below the rule. If there are only eight rows below, the line is the first row.
bool table_header_at(TextSource& source);

// Whether a record of a format that is not made of blocks begins at the current line.
bool starts_other_record(TextSource& source);

}  // namespace shudu
