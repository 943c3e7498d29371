// sdk_sadman: SadMan Software's files. Header lines with a space before the value, then sections of nine rows each,
// of which any may be missing; or nine rows and no section.
//
//   #A John Doe
//   [Puzzle]              clues
//   ......6..
//   …
//   [State]               clues and what has been filled in
//   [PencilMarks]         nine fields of digits to a row: 479,,5,12,,,,27,29
//   [Colours]             the colours of the cells, 1 to 9
#include <algorithm>
#include <array>

#include "format/block_reader.h"
#include "format/cell_text.h"
#include "format/formats/sdk_header.h"
#include "format/lookahead.h"

namespace shudu {
namespace {

// Rows of [PencilMarks].
class MarkRows final : public RowParser {
 public:
  MarkRows() {
    for (Cell cell : all_cells()) marks_.set(cell, {});
  }

  LineKind parse(TextSource& source) override {
    const std::string_view line = *source.peek();
    const std::string_view text = trimmed(line);
    if (text.empty()) return LineKind::blank;
    if (text.front() == '#') return LineKind::comment;
    if (text.front() == '[') return LineKind::text;
    row_ = {};
    std::size_t fields = 1;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (line[i] == ',') {
        if (++fields == 10) column_ = i + 1;
      } else if (is_digit(line[i])) {
        if (fields <= 9) row_[fields - 1].insert(digit_of(line[i]));
      } else if (!is_space(line[i])) {
        column_ = i + 1;
        message_ = "expected a digit or a comma, found " + quoted(line[i]);
        return LineKind::bad;
      }
    }
    if (fields < 9) column_ = line.size() + 1;
    message_ = cells_in_row_expected(fields);
    return fields == 9 ? LineKind::row : LineKind::bad;
  }
  void store(int row) override {
    for (int col = 0; col < 9; ++col) marks_.set(Cell::at(row, col), row_[col]);
  }
  Error fault(std::uint64_t line) const override { return {line, column_, message_}; }

  const Candidates& marks() const { return marks_; }

 private:
  std::array<DigitSet, 9> row_;
  Candidates marks_;
  std::size_t column_ = 0;
  std::string message_;
};

std::optional<std::string> section_here(TextSource& source) {
  const auto line = source.peek();
  return line ? sdk_section(*line) : std::nullopt;
}

// Collects one record while it is read.
class SadmanRecord {
 public:
  explicit SadmanRecord(TextSource& source) : source_(source) { puzzle_.line = source.line_number(); }

  Result<Puzzle> read() {
    read_sdk_header(source_, puzzle_);
    if (section_here(source_)) {
      while (read_section()) {
      }
    } else {
      clues_ = read_grid();
    }
    if (!error_ && !clues_ && !state_) error_ = Error{puzzle_.line, 0, "no [Puzzle] in this record"};
    if (error_) return Unexpected{*std::move(error_)};
    if (!clues_) clues_ = state_;
    puzzle_.values = state_ && state_->clue_count() > 0 ? *state_ : *clues_;
    // A digit that the state has changed is not a clue.
    for (Cell cell : clues_->filled()) {
      if ((*clues_)[cell] == puzzle_.values[cell]) puzzle_.clues.set(cell, (*clues_)[cell]);
    }
    return std::move(puzzle_);
  }

 private:
  // Reads the section at the current line, if there is one and it belongs to this record.
  bool read_section() {
    const auto name = section_here(source_);
    if (!name || (*name == "puzzle" && !is_first_)) return false;
    is_first_ = false;
    source_.next_line();
    if (*name == "puzzle") {
      clues_ = read_grid();
    } else if (*name == "state") {
      state_ = read_grid();
    } else if (*name == "pencilmarks") {
      MarkRows rows;
      if (read_rows(rows)) puzzle_.notes = rows.marks();
    } else if (*name == "colours" || *name == "colors") {
      puzzle_.colours = read_grid();
    }
    skip_to_next_section();
    return true;
  }

  std::optional<Grid> read_grid() {
    CellRows rows;
    return read_rows(rows) ? std::optional{rows.grid()} : std::nullopt;
  }

  bool read_rows(RowParser& rows) {
    const std::uint64_t line = source_.line_number();
    std::optional<Result<BlockPlace>> place;
    if (source_.peek() && !section_here(source_)) place = read_block(source_, rows, Headings::none);
    if (place && *place) return true;
    if (!error_) error_ = place ? place->error() : Error{line, 0, rows_expected(0)};
    return false;
  }

  // Skips the rest of a section that is bad or unknown, and empty lines if another section follows.
  void skip_to_next_section() {
    while (source_.peek() && !trimmed(*source_.peek()).empty() && !section_here(source_) &&
           sdk_ahead(source_) == SdkDialect::none) {
      source_.next_line();
    }
    Lookahead ahead{source_};
    int blank_lines = 0;
    auto line = ahead.next();
    for (; line && trimmed(*line).empty() && blank_lines < 2; line = ahead.next()) ++blank_lines;
    const auto section = line ? sdk_section(*line) : std::nullopt;
    if (!section || *section == "puzzle") return;
    for (; blank_lines > 0; --blank_lines) source_.next_line();
  }

  TextSource& source_;
  Puzzle puzzle_;
  std::optional<Grid> clues_;
  std::optional<Grid> state_;
  std::optional<Error> error_;  // the first error
  bool is_first_ = true;        // no section has been read
};

class SadmanReader final : public RecordReader {
 public:
  std::optional<Result<Puzzle>> read(TextSource& source) override { return SadmanRecord{source}.read(); }
};

void append_marks(const Candidates& marks, std::string& out) {
  for (Cell cell : all_cells()) {
    out += to_string(marks[cell]);
    out += cell.col() == 8 ? '\n' : ',';
  }
}

std::optional<std::string> write_sadman(const Puzzle& puzzle, std::uint64_t ordinal, std::string& out) {
  separate_records(ordinal, out);
  append_sdk_header(puzzle, " ", out);
  out += "[Puzzle]\n";
  append_grid(puzzle.clues, {}, out);
  if (puzzle.values != puzzle.clues) {
    out += "[State]\n";
    append_grid(puzzle.values, {}, out);
  }
  if (puzzle.notes) {
    out += "[PencilMarks]\n";
    append_marks(*puzzle.notes, out);
  }
  if (puzzle.colours) {
    out += "[Colours]\n";
    append_grid(*puzzle.colours, {}, out);
  }
  return std::nullopt;
}

}  // namespace

Format sdk_sadman_format() {
  return {.id = "sdk_sadman",
          .title = "SadMan: '#A author' …, [Puzzle], [State], [PencilMarks], [Colours]",
          .extension = "sdk",
          .holds = {Part::entries, Part::notes, Part::colours, Part::texts},
          .starts = [](TextSource& source) { return sdk_ahead(source) == SdkDialect::sadman; },
          .reader = make_reader<SadmanReader>,
          .write = write_sadman};
}

}  // namespace shudu
