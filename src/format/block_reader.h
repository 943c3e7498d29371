// Shared by the formats that are plain blocks: the reader, and the line between two records.
#pragma once

#include "format/block_ahead.h"
#include "format/formats/block.h"
#include "format/record_reader.h"

namespace shudu {

template <BlockKind kind>
bool starts_block(TextSource& source) {
  return block_ahead(source) == kind;
}

class CellBlockReader final : public RecordReader {
 public:
  std::optional<Result<Puzzle>> read(TextSource& source) override {
    CellRows rows;
    auto place = read_block(source, rows);
    if (!place) return std::nullopt;
    if (!*place) return Unexpected{std::move(*place).error()};
    Puzzle puzzle = puzzle_of(rows.grid());
    puzzle.title = std::move((*place)->title);
    puzzle.line = (*place)->line;
    // Skips the empty line between two puzzles if it is in the buffer. Otherwise every format would be tried on it.
    if (source.has_buffered_line() && source.peek()->empty()) source.next_line();
    return puzzle;
  }

  static std::unique_ptr<RecordReader> make() { return std::make_unique<CellBlockReader>(); }
};

// Records of several lines are separated by an empty one.
inline void separate_records(std::uint64_t ordinal, std::string& out) {
  if (ordinal > 0) out += '\n';
}

// Nine lines of nine characters.
inline void append_rows(const Grid& grid, std::string& out) {
  const std::string cells = to_line(grid);
  for (std::size_t row = 0; row < 9; ++row) {
    out.append(cells, row * 9, 9);
    out += '\n';
  }
}

}  // namespace shudu
