// Blocks: nine rows, one per line, in any frame. This file has what all of them share: where a block begins and ends,
// which lines may be between its rows, and how reading continues after a bad block. The RowParser parses the rows.
//
//   [a count, or a title]         a line of words directly above becomes the title
//   [frame]
//   row  row  row                 a frame, or one empty line, may follow the third and the sixth row
//   row  row  row
//   row  row  row                 the ninth row ends the block, whatever follows
//   [frame]
//
// A bad block ends where a good one would, so that blocks without a gap between them are still separated correctly.
// Leftover lines that are too few for a block are skipped with it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "format/group_text.h"
#include "format/record_reader.h"
#include "format/row_text.h"
#include "shudu/board.h"

namespace shudu {

class RowParser {
 public:
  virtual ~RowParser() = default;
  // Parses the current line and stores the result.
  virtual LineKind parse(TextSource& source) = 0;
  // Copies the cells of the row just parsed to the board, starting at this row.
  virtual void store(int row) = 0;
  // The error of the line just parsed, if it is bad.
  virtual Error fault(std::uint64_t line) const = 0;
};

// Rows of single cells.
class CellRows final : public RowParser {
 public:
  LineKind parse(TextSource& source) override;
  void store(int row) override;
  Error fault(std::uint64_t line) const override { return {line, row_.column, row_.message}; }

  const Grid& grid() const { return grid_; }

 private:
  RowText row_;
  BlockHabits habits_;
  int rows_ = 0;  // seen
  Grid grid_;
};

// Rows of candidate groups.
class GroupRows final : public RowParser {
 public:
  LineKind parse(TextSource& source) override;
  void store(int row) override;
  Error fault(std::uint64_t line) const override { return {line, row_.column, row_.message}; }

  const std::array<Group, 81>& groups() const { return groups_; }

 private:
  GroupText row_;
  std::array<Group, 81> groups_;
};

struct BlockPlace {
  std::string title;
  std::uint64_t line = 0;  // line number of the title, the frame or the first row
};

// Reads the block at the current line into `rows`. Returns nullopt if there was only a count or a frame. With
// Headings::none no count or title is looked for, because the format has its own headers. Precondition: there is a
// current line.
enum class Headings : std::uint8_t { none, count_or_title };
std::optional<Result<BlockPlace>> read_block(TextSource& source, RowParser& rows,
                                             Headings headings = Headings::count_or_title);

// "1 row, expected 9".
std::string rows_expected(int found);

}  // namespace shudu
