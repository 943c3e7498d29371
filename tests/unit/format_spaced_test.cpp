// spaced: nine lines of nine numbers, byte for byte.
#include <gtest/gtest.h>

#include "read_all.h"

namespace shudu {
namespace {

const std::string spaced_line = "1...5.7....6.8...3.8.1...5.2....7..1..7.9.2..8..2....7.4...8.1.6...1.3....2.4...8";
const std::string block =
    "1 0 0 0 5 0 7 0 0\n0 0 6 0 8 0 0 0 3\n0 8 0 1 0 0 0 5 0\n"
    "2 0 0 0 0 7 0 0 1\n0 0 7 0 9 0 2 0 0\n8 0 0 2 0 0 0 0 7\n"
    "0 4 0 0 0 8 0 1 0\n6 0 0 0 1 0 3 0 0\n0 0 2 0 4 0 0 0 8\n";
const std::string solution =
    "1 2 3 4 5 6 7 8 9\n4 5 6 7 8 9 1 2 3\n7 8 9 1 2 3 4 5 6\n"
    "2 3 4 5 6 7 8 9 1\n5 6 7 8 9 1 2 3 4\n8 9 1 2 3 4 5 6 7\n"
    "3 4 5 6 7 8 9 1 2\n6 7 8 9 1 2 3 4 5\n9 1 2 3 4 5 6 7 8\n";

TEST(FormatSpaced, ReadsNumbers) {
  const Puzzle puzzle = read_puzzle(block);
  EXPECT_EQ(to_line(puzzle.clues), spaced_line);
  EXPECT_EQ(puzzle.format, "spaced");
  EXPECT_EQ(read_puzzle(solution).format, "spaced");
  EXPECT_TRUE(read_puzzle(solution).clues.is_full());
}

TEST(FormatSpaced, ReadsEveryLineEndingAndWhiteSpace) {
  std::string odd = "\xEF\xBB\xBF";
  for (char c : block) odd += c == '\n' ? std::string{" \r\n"} : c == ' ' ? std::string{"  \t"} : std::string{c};
  EXPECT_EQ(to_line(read_puzzle(odd).clues), spaced_line);
  EXPECT_EQ(to_line(read_puzzle(block.substr(0, block.size() - 1)).clues), spaced_line);
}

TEST(FormatSpaced, ReadsAllOnOneLine) {
  std::string all = block;
  for (char& c : all) c = c == '\n' ? ' ' : c;
  const Records records = read_all(all + "\n" + all + "\n\n" + block);
  ASSERT_EQ(records.size(), 3U);
  for (const auto& record : records) {
    EXPECT_EQ(outcome(record), spaced_line);
    EXPECT_EQ(record->format, "spaced");
  }
}

TEST(FormatSpaced, NamesThePlaceOfABadCharacter) {
  std::string bad = block;
  bad[18 * 2 + 6] = 'z';
  EXPECT_EQ(read_error(bad), (Error{3, 7, "expected a digit or a blank, found 'z'"}));
}

TEST(FormatSpaced, CountsTheCellsOfARow) {
  std::string bad = block;
  bad.erase(18 * 2, 2);
  EXPECT_EQ(read_error(bad), (Error{3, 16, "8 cells in this row, expected 9"}));
  bad = block;
  bad.insert(18 * 2, "0 ");
  EXPECT_EQ(read_error(bad), (Error{3, 19, "10 cells in this row, expected 9"}));
  bad = block;
  bad.erase(18 * 2 + 1, 1);  // two cells run together
  EXPECT_EQ(read_error(bad), (Error{3, 17, "expected 9 cells in one word, in three or in nine"}));
  bad = block;
  bad.insert(18 * 2 + 3, "4");  // two digits in a cell are no candidates where the others are plain
  EXPECT_EQ(read_error(bad), (Error{3, 18, "10 cells in this row, expected 9"}));
}

TEST(FormatSpaced, ARowOfFiveIsNotTakenForNineCharacters) {
  for (int row : {1, 5, 9}) {
    std::string bad = block;
    bad.replace((row - 1) * 18, 17, "1 2 3 4 5");
    EXPECT_EQ(read_error(bad), (Error{static_cast<std::uint64_t>(row), 10, "5 cells in this row, expected 9"}));
  }
}

TEST(FormatSpaced, ABadBlockBetweenGoodOnesLosesNeither) {
  for (const std::string between : {"\n", ""}) {
    std::string bad = block;
    bad.erase(18 * 4, 2);
    const Records records = read_all(block + between + bad + between + block);
    ASSERT_EQ(records.size(), 3U);
    EXPECT_EQ(outcome(records[0]), spaced_line);
    EXPECT_EQ(records[1].error().message, "8 cells in this row, expected 9");
    EXPECT_EQ(outcome(records[2]), spaced_line);
  }
}

TEST(FormatSpaced, WritesExactBytes) {
  const Puzzle puzzle = read_puzzle(block);
  EXPECT_EQ(written(puzzle, "spaced", 0), block);
  EXPECT_EQ(written(puzzle, "spaced", 1), "\n" + block);
  EXPECT_EQ(written(read_puzzle(solution), "spaced", 5), "\n" + solution);
}

}  // namespace
}  // namespace shudu
