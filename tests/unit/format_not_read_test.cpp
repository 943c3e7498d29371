// What is not read is named: grids of other sizes, other rules.
#include <gtest/gtest.h>

#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

// A grid of this size, its digits and letters with `between` between them.
std::string grid_of_size(int size, std::string_view between) {
  constexpr std::string_view symbols = "123456789ABCDEFGHIJKLMNOP";
  std::string text;
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) {
      if (col > 0) text += between;
      text += (row + col) % 3 == 0 ? '.' : symbols[static_cast<std::size_t>((row + col) % size)];
    }
    text += '\n';
  }
  return text;
}

TEST(FormatNotRead, NamesGridsOfOtherSizes) {
  for (const int size : {4, 6, 16, 25}) {
    for (const std::string_view between : {"", " ", ","}) {
      const std::string text = grid_of_size(size, between) + pattern_line() + "\n";
      const Records records = read_all(text);
      const std::string side = std::to_string(size);
      ASSERT_EQ(records.size(), 2U) << text;
      EXPECT_EQ(outcome(records[0]),
                "line 1, column 1: this looks like a " + side + "×" + side + " grid; only 9×9 is read");
      EXPECT_EQ(outcome(records[1]), pattern_line());
    }
  }
  EXPECT_EQ(read_error(std::string(200, 'A') + std::string(56, '.')).message,
            "this looks like a 16×16 grid; only 9×9 is read");
  EXPECT_EQ(read_error("1" + std::string(35, '.')).message, "36 cells, expected 81; this looks like a 6×6 grid");
}

TEST(FormatNotRead, NamesOtherRules) {
  EXPECT_EQ(read_error("SumoCueV1=12J0=5J0").message,
            "this looks like a killer or jigsaw Sudoku (SumoCue); only classic Sudoku is read");
  EXPECT_EQ(read_error("3x3:d:k:3841:3586").message, "this looks like a killer Sudoku; only classic Sudoku is read");
}

}  // namespace
}  // namespace shudu
