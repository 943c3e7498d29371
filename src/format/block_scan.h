// What stands around the current line of a block, found by looking ahead: rows that follow, a heading above them, the
// beginning of something else. Nothing here takes a line from the source or looks further than about twenty lines.
#pragma once

#include <cstdint>

#include "format/text_source.h"

namespace shudu {

// Frames that may stand above a block: its own, and what was left behind by the one before.
inline constexpr int most_frames = 4;

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
