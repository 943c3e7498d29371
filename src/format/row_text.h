// One line of a 9×9 block: a row of cells, a piece of the frame around them, or something else.
//
//   1.......9           one word of nine cells        rows
//   1       9           nine characters, ' ' = blank  rows
//   1 0 0 0 0 0 0 0 9   nine words                    spaced   (81 words are a whole puzzle)
//   1.. ... ..9         three words of three          grid
//   1,,,,,,,,9          a row of a table, with nothing for blanks; also tabs and semicolons        grid
//   [1. nan nan nan nan nan nan nan 9.]       as programs print it                                grid
//   | 1 . . | . . . | . . 9 |       {1, 0, 0, 0, 0, 0, 0, 0, 9},       │1  │   │  9│       grid
//   +-------+-------+-------+       };                                 ├───┼───┼───┤       frame
//
// Some lines are ambiguous, and only the lines around them decide: "---------" is a frame, or a row of blanks.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace shudu {

enum class LineKind : std::uint8_t {
  blank,    // white space alone
  comment,  // begins with '#'
  row,      // nine cells
  whole,    // 81 cells
  frame,    // only decoration
  bad,      // not a row and not prose: a row with a mistake
  text,     // prose
};

// The form of a block, named after the formats.
enum class Shape : std::uint8_t { rows, spaced, grid };

enum class Doubt : std::uint8_t {
  none,
  dashes,  // a frame, or a row of blanks if '-' is a blank
  spaces,  // bad or blank, or a row if ' ' is a blank
  fence,   // a frame, or a row of blanks if ' ' between fences is a blank
  table,   // a frame or blank, or a row of blanks if empty fields are blanks
};

struct RowText {
  LineKind kind = LineKind::blank;
  Doubt doubt = Doubt::none;
  Shape shape = Shape::grid;
  std::array<std::uint8_t, 81> digits{};  // of a row or a whole puzzle, 0 for blanks; also set if ambiguous
  bool has_blank_mark = false;            // some cell is a blank written as a character
  bool has_dash = false;                  // … as '-', with digits beside it
  bool has_fenced_space = false;          // … as a space between fences, with digits beside it
  bool has_empty_field = false;           // … as an empty field of a table
  bool is_count = false;                  // bad, but a number that may be above puzzles
  bool is_plausible = false;              // bad, but with enough cells for a row even if no row is expected
  std::size_t column = 0;                 // where a bad line goes wrong, from 1 …
  std::string message = {};               // … and why
};

RowText parse_row(std::string_view line);

// What the rows of a block show about the form of the others. It resolves ambiguous rows.
struct BlockHabits {
  bool dashes = false;  // '-' is a blank
  bool spaces = false;  // ' ' is a blank
  bool words = false;   // rows have separators, so ' ' is not a blank
  bool fences = false;  // ' ' between fences is a blank
  bool tables = false;  // an empty field is a blank
  void learn(const RowText& row);
  void settle(RowText& row) const;
};

// "1 cell in this row, expected 9".
std::string cells_in_row_expected(std::size_t found);

}  // namespace shudu
