// simple_sudoku: the forms of the program Simple Sudoku, as a file (.ss) and on the clipboard.
//
//   ...|...|6..       X X X …       *-----------*         clues
//   23.|...|...       (the old       |...|...|6..|
//   …                 form: nine     …
//   -----------       lines of      *-----------*
//   …                 nine, X for
//                     blanks)       *-----------*         the same with what has been filled in (may be missing)
//                                   …
//                                   *-----------------…   candidates
//                                   | 4789  789   5   …
//
// A puzzle that has more than clues is written in the clipboard form.
#include <algorithm>

#include "format/block_reader.h"
#include "format/block_scan.h"
#include "format/candidate_grid.h"
#include "format/cell_text.h"
#include "format/lookahead.h"

namespace shudu {
namespace {

constexpr std::string_view clipboard_frame = "*-----------*";

// The frame of a candidate grid, at its top and bottom.
bool is_wide_frame(std::string_view line) { return line.starts_with("*---") && line.size() > clipboard_frame.size(); }

// The blocks that may follow the clues on the clipboard. They are parsed on a copy, and consumed only if all of them
// fit.
class ClipboardRest {
 public:
  explicit ClipboardRest(TextSource& source) {
    constexpr int most_lines = 36;
    constexpr std::size_t longest_line = 256;
    Lookahead ahead{source};
    int wide_frames = 0;
    for (int i = 0; i < most_lines && wide_frames < 2; ++i) {
      const auto line = ahead.next();
      if (!line || line->size() > longest_line) break;
      const std::string_view text = trimmed(*line);
      if (!text.empty() && !text.starts_with('*') && !text.starts_with('|')) break;
      wide_frames += is_wide_frame(text);
      text_ += *line;
      text_ += '\n';
    }
  }

  // Completes a puzzle that has its clues. Returns the number of lines used, 0 if these lines do not belong to it.
  std::uint64_t complete(Puzzle& puzzle) {
    TextSource copy{read_from(std::move(text_))};
    Grid values = puzzle.clues;
    if (next_frame_is(copy, [](std::string_view frame) { return frame == clipboard_frame; })) {
      CellRows rows;
      const auto place = read_block(copy, rows);
      if (!place || !*place || !rows.grid().extends(puzzle.clues)) return 0;
      values = rows.grid();
    }
    if (!next_frame_is(copy, is_wide_frame)) return 0;
    GroupRows rows;
    const auto place = read_block(copy, rows);
    if (!place || !*place) return 0;
    Candidates candidates;
    for (Cell cell : all_cells()) candidates.set(cell, rows.groups()[cell.index()].digits);
    for (Cell cell : values.filled()) {
      if (candidates[cell] != DigitSet{values[cell]}) return 0;
    }
    puzzle.values = values;
    puzzle.candidates = candidates;
    return copy.line_number() - 1;
  }

 private:
  // Skips empty lines up to a frame.
  template <class Test>
  static bool next_frame_is(TextSource& source, Test test) {
    while (source.peek() && trimmed(*source.peek()).empty()) source.next_line();
    return source.peek() && test(trimmed(*source.peek()));
  }

  std::string text_;
};

// Whether the line is the program's name, which may be above or below the grids. It is not a title.
bool is_signature(TextSource& source) {
  const auto line = source.peek();
  return line && line->find("Simple Sudoku") != std::string_view::npos && parse_row(*line).kind == LineKind::text &&
         !starts_other_record(source);
}

class SimpleSudokuReader final : public RecordReader {
 public:
  std::optional<Result<Puzzle>> read(TextSource& source) override {
    const bool is_signed = is_signature(source);
    const bool is_titled = heading_at(source) == Heading::title;
    if (is_signed && !is_titled) return source.next_line(), std::nullopt;
    const auto frame = source.peek(is_titled ? 1 : 0);
    const bool is_clipboard = frame && trimmed(*frame) == clipboard_frame;
    CellRows rows;
    auto place = read_block(source, rows);
    if (!place) return std::nullopt;
    if (!*place) return Unexpected{std::move(*place).error()};
    Puzzle puzzle = puzzle_of(rows.grid());
    if (!is_signed) puzzle.title = std::move((*place)->title);
    puzzle.line = (*place)->line;
    if (is_clipboard) {
      for (std::uint64_t lines = ClipboardRest{source}.complete(puzzle); lines > 0; --lines) source.next_line();
    }
    return puzzle;
  }
};

bool starts_simple_sudoku(TextSource& source) {
  return block_ahead(source) == BlockKind::simple_sudoku || is_signature(source);
}

constexpr GridLayout file_layout{.between_boxes = "|", .between_bands = "-----------\n"};
constexpr GridLayout clipboard_layout{.begin = " *-----------*\n",
                                      .row = " |",
                                      .between_boxes = "|",
                                      .row_end = "|\n",
                                      .between_bands = " |---+---+---|\n",
                                      .end = " *-----------*\n"};

std::optional<std::string> write_simple_sudoku(const Puzzle& puzzle, std::uint64_t ordinal, std::string& out) {
  separate_records(ordinal, out);
  if (!has_eliminations(puzzle) && puzzle.values == puzzle.clues) {
    append_grid(puzzle.clues, file_layout, out);
    return std::nullopt;
  }
  constexpr FrameStyle frame{" ", '*', '-', '|', '+', '*', '-'};
  append_grid(puzzle.clues, clipboard_layout, out);
  out += '\n';
  append_grid(puzzle.values, clipboard_layout, out);
  out += '\n';
  append_candidate_grid(shown_candidates(puzzle), frame, out);
  return std::nullopt;
}

}  // namespace

Format simple_sudoku_format() {
  return {.id = "simple_sudoku",
          .title = "Simple Sudoku, file and clipboard",
          .extension = "ss",
          .holds = {Part::entries, Part::candidates},
          .starts = starts_simple_sudoku,
          .reader = make_reader<SimpleSudokuReader>,
          .write = write_simple_sudoku};
}

}  // namespace shudu
