// rows, spaced, grid, c, swift, python: nine rows of nine cells, and what is around them. json_rows is written like them.
//
//   ......6..   0 0 0 0 0 0 6 0 0   +-------+-------+-------+   const int puzzle_1[9][9] = {
//   23.......   2 3 0 0 0 0 0 0 0   | . . . | . . . | 6 . . |       {0, 0, 0, 0, 0, 0, 6, 0, 0},
//   …           …                   …                           …
//
// `rows` is also gnome-sudoku's .skp, VBForums' .msk and .sol, and the input of many judges. `spaced` is the form of the
// homework assignment. Its output is compared byte by byte, so there is no space at the end of a line and no empty line after
// the last puzzle. `grid` has any frame, ASCII or Unicode, and the arrays of programs.
#include "format/block_reader.h"

namespace shudu {
namespace {

constexpr std::string_view plain_frame = "+-------+-------+-------+\n";
constexpr GridLayout rows_layout, spaced_layout{.blank = '0', .between_cells = " ", .between_boxes = " "},
    framed_layout{.begin = plain_frame,
                  .row = "| ",
                  .between_cells = " ",
                  .between_boxes = " | ",
                  .row_end = " |\n",
                  .between_bands = plain_frame,
                  .end = plain_frame};

template <const GridLayout& layout>
std::optional<std::string> write_block(const Puzzle& puzzle, std::uint64_t ordinal, std::string& out) {
  separate_records(ordinal, out);
  append_grid(puzzle.clues, layout, out);
  return std::nullopt;
}

template <const GridLayout& layout, BlockKind kind>
Format block_format(std::string_view id, std::string_view title) {
  return {.id = id,
          .title = title,
          .extension = "txt",
          .starts = starts_block<kind>,
          .reader = make_reader<CellBlockReader>,
          .write = write_block<layout>};
}

// An array of a program. Detection reads all of these as `grid`.
struct Syntax {
  std::string_view before_name, after_name;
  GridLayout layout;
};

constexpr GridLayout array_layout(std::string_view row, std::string_view end) {
  return {.blank = '0',
          .row = row,
          .between_cells = ", ",
          .between_boxes = ", ",
          .row_end = row.ends_with('{') ? "},\n" : "],\n",
          .end = end};
}
constexpr Syntax c_syntax{"const int ", "[9][9] = {\n", array_layout("    {", "};\n")},
    swift_syntax{"let ", ": [[Int]] = [\n", array_layout("    [", "]\n")},
    python_syntax{"", " = [\n", array_layout("    [", "]\n")};

template <const Syntax& syntax>
Format array_format(std::string_view id, std::string_view title, std::string_view extension) {
  return {.id = id,
          .title = title,
          .extension = extension,
          .starts = [](TextSource&) { return false; },
          .reader = make_reader<CellBlockReader>,
          .write = [](const Puzzle& puzzle, std::uint64_t ordinal, std::string& out) -> std::optional<std::string> {
            separate_records(ordinal, out);
            out += std::string{syntax.before_name} + "puzzle_" + std::to_string(ordinal + 1);
            out += syntax.after_name;
            append_grid(puzzle.clues, syntax.layout, out);
            return std::nullopt;
          }};
}

}  // namespace

Format rows_format() {
  return block_format<rows_layout, BlockKind::rows>("rows", "nine lines of nine characters, '.' for blanks");
}
Format spaced_format() {
  return block_format<spaced_layout, BlockKind::spaced>("spaced",
                                                        "nine lines of nine numbers with spaces between, 0 for blanks");
}
Format grid_format() {
  return block_format<framed_layout, BlockKind::grid>("grid",
                                                      "a 9×9 grid in a frame; also read: arrays of program text");
}
Format c_format() { return array_format<c_syntax>("c", "array for C and C++ (detected as grid)", "c"); }
Format swift_format() { return array_format<swift_syntax>("swift", "array for Swift (detected as grid)", "swift"); }
Format python_format() { return array_format<python_syntax>("python", "list for Python (detected as grid)", "py"); }

}  // namespace shudu
