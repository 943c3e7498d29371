// Blocks: nine rows, one per line, in any frame. Here is what all of them share: where a block begins and ends, what
// may stand between its rows, and how reading goes on after a bad one. What a row looks like is the RowParser's affair.
//
//   [a count, or a title]         a line of words directly above becomes the title
//   [frame]
//   row  row  row                 a frame, or one empty line, may follow the third and the sixth row
//   row  row  row
//   row  row  row                 the ninth row ends the block, whatever follows
//   [frame]
//
// A bad block ends where a good one would, so that blocks that follow each other without a gap stay in step; lines left
// over that are too few for a block go with it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "format/group_text.h"
#include "format/record_reader.h"
#include "format/row_text.h"
#include "shudu/board/grid.h"

namespace shudu {

class RowParser {
 public:
  virtual ~RowParser() = default;
  // Parses the current line and keeps it.
  virtual LineKind parse(TextSource& source) = 0;
  // Puts the cells of the row just parsed where they belong, from this row of the board on.
  virtual void store(int row) = 0;
  // What is wrong with the line just parsed, if it is bad.
  virtual ParseError fault(std::uint64_t line) const = 0;
};

// Rows of single cells.
class CellRows final : public RowParser {
 public:
  LineKind parse(TextSource& source) override;
  void store(int row) override;
  ParseError fault(std::uint64_t line) const override { return {line, row_.column, row_.message}; }

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
  ParseError fault(std::uint64_t line) const override { return {line, row_.column, row_.message}; }

  const std::array<Group, 81>& groups() const { return groups_; }

 private:
  GroupText row_;
  std::array<Group, 81> groups_;
};

struct BlockPlace {
  std::string title;
  std::uint64_t line = 0;  // of the title, the frame or the first row
};

// Reads the block at the current line into `rows`. Nothing when there was only a count or a frame. Where the format has
// headers of its own, none is looked for here. Precondition: there is a current line.
enum class Headings : std::uint8_t { none, count_or_title };
std::optional<Result<BlockPlace, ParseError>> read_block(TextSource& source, RowParser& rows,
                                                         Headings headings = Headings::count_or_title);

// "1 row, expected 9".
std::string rows_expected(int found);

}  // namespace shudu
