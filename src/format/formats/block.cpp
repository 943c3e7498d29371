#include "format/formats/block.h"

#include <algorithm>

#include "base/counted.h"
#include "format/block_scan.h"
#include "format/cell_text.h"
#include "format/lookahead.h"

namespace shudu {
namespace {

// What the rows from the current line on show, up to the number of rows that the block may still have.
BlockHabits habits_ahead(TextSource& source, BlockHabits habits, int rows) {
  Lookahead ahead{source};
  for (int lines = 0; rows > 0 && lines < 24; ++lines) {
    const auto line = ahead.next();
    if (!line || line->empty()) break;
    const RowText row = parse_row(*line);
    habits.learn(row);
    rows -= row.kind == LineKind::row || row.kind == LineKind::bad;
  }
  return habits;
}

void skip_lines(TextSource& source, int count) {
  for (int i = 0; i < count; ++i) source.next_line();
}

// Skips the lines after the ninth row of a bad block if they cannot be a block of their own.
void skip_leftover(TextSource& source) {
  constexpr int enough = 9;
  int lines = 0;
  if (const int rows = rows_ahead(source, FrameLines::pass, enough, &lines); rows < enough) skip_lines(source, lines);
}

class BlockReading {
 public:
  BlockReading(TextSource& source, RowParser& parser) : source_(source), parser_(parser) {}

  std::optional<Result<BlockPlace>> run(Headings headings) {
    place_.line = source_.line_number();
    if (headings != Headings::none && table_header_at(source_)) source_.next_line();
    LineKind kind = parser_.parse(source_);
    if (headings != Headings::none && (kind == LineKind::text || kind == LineKind::bad)) {
      switch (heading_at(source_)) {
        case Heading::none: break;
        case Heading::count: return source_.next_line(), std::nullopt;
        case Heading::title:
          place_.title = trimmed(*source_.peek());
          source_.next_line();
          kind = parse_current();
      }
    }
    for (; kind == LineKind::frame; kind = parse_current()) {
      if (place_.title.empty()) place_.line = source_.line_number();
      framed_ = true;
      source_.next_line();
    }
    if (kind == LineKind::blank || kind == LineKind::comment || kind == LineKind::text) return no_rows(kind);
    if (framed_ && kind == LineKind::bad && starts_other_record(source_)) return std::nullopt;
    if (kind == LineKind::whole) {
      take_row();
      rows_ = 9;
    }
    while (rows_ < 9 && goes_on()) {
    }
    if (rows_ < 9 && !error_) error_ = Error{source_.line_number(), 0, rows_expected(rows_)};
    if (rows_ == 9 && framed_ && parse_current() == LineKind::frame) source_.next_line();
    if (!error_) return std::move(place_);
    if (rows_ == 9) skip_leftover(source_);
    return Unexpected{*std::move(error_)};
  }

 private:
  // The end of the input counts as a blank line.
  LineKind parse_current() { return source_.peek() ? parser_.parse(source_) : LineKind::blank; }

  // A single frame is skipped as decoration. Any other line must be consumed here too, or reading would not advance.
  std::optional<Result<BlockPlace>> no_rows(LineKind kind) {
    if (framed_ || !place_.title.empty()) return std::nullopt;
    const std::uint64_t line = source_.line_number();
    source_.next_line();
    if (kind != LineKind::text) return std::nullopt;
    return Unexpected{Error{line, 1, "expected a row of 9 cells"}};
  }

  void take_row() {
    parser_.store(rows_++);
    source_.next_line();
    after_frame_ = false;
  }

  // Frames are between bands, or between all rows. A frame elsewhere means that a row may be missing or that the next
  // block begins.
  bool frame_fits() {
    if (rows_ == 1) framed_rows_ = true;
    return rows_ % 3 == 0 || framed_rows_ || rows_ahead(source_, FrameLines::pass, 9) < 9;
  }

  // Takes the current line if it belongs to the block.
  bool goes_on() {
    switch (parse_current()) {
      case LineKind::blank:
        if (rows_ == 0 || rows_ % 3 != 0 || !band_follows(source_)) return false;
        source_.next_line();
        return true;
      case LineKind::comment:
        if (starts_other_record(source_)) return false;
        source_.next_line();
        return true;
      case LineKind::frame:
        if (after_frame_ || !frame_fits()) return false;  // the top of the next block
        after_frame_ = true;
        source_.next_line();
        return true;
      case LineKind::row: take_row(); return true;
      case LineKind::bad:
        if (rows_ > 0 && starts_other_record(source_)) return false;
        if (!error_) error_ = parser_.fault(source_.line_number());
        ++rows_;
        source_.next_line();
        after_frame_ = false;
        return true;
      case LineKind::whole:
      case LineKind::text: return false;
    }
    return false;
  }

  TextSource& source_;
  RowParser& parser_;
  BlockPlace place_;
  std::optional<Error> error_;  // the first error
  int rows_ = 0;                // good and bad
  bool framed_ = false;         // the block began with a frame, so it should end with one
  bool after_frame_ = false;
  bool framed_rows_ = false;  // there is a frame below the first row
};

}  // namespace

LineKind CellRows::parse(TextSource& source) {
  row_ = parse_row(*source.peek());
  habits_.learn(row_);
  if (row_.doubt != Doubt::none) habits_ahead(source, habits_, 9 - rows_).settle(row_);
  return row_.kind;
}

void CellRows::store(int row) {
  const int cells = row_.kind == LineKind::whole ? Cell::count : 9;
  for (int i = 0; i < cells; ++i) grid_.set(Cell{row * 9 + i}, row_.digits[i]);
  rows_ = row + 1;
}

LineKind GroupRows::parse(TextSource& source) {
  row_ = parse_groups(*source.peek());
  return row_.kind;
}

void GroupRows::store(int row) { std::copy_n(row_.groups.begin(), row_.count, groups_.begin() + row * 9); }

std::optional<Result<BlockPlace>> read_block(TextSource& source, RowParser& rows, Headings headings) {
  return BlockReading{source, rows}.run(headings);
}

std::string rows_expected(int found) { return counted(static_cast<std::uint64_t>(found), "row") + ", expected 9"; }

}  // namespace shudu
