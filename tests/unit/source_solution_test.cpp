// The solution that a source gives is compared with our answer.
#include <gtest/gtest.h>

#include "ask/any_puzzle.h"
#include "shudu/format.h"
#include "shudu/variant.h"

namespace shudu {
namespace {

const Grid clues = *grid_from("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
const Grid solution = *solve(clues);

std::string difference(Puzzle puzzle, const std::string& source, std::uint64_t limit) {
  puzzle.solution = *grid_from(source);
  const ask::AnyPuzzleRef about = ask::classic_puzzle(puzzle);
  return about->compared_with_source(about->search(limit), limit).difference;
}

TEST(SourceSolution, AgreesWithTheOnlySolution) {
  for (const std::uint64_t limit : {1, 2}) {
    EXPECT_EQ(difference(puzzle_of(clues), to_line(solution), limit), "");
    EXPECT_EQ(difference(puzzle_of(clues), to_line(solution).replace(3, 70, 70, '.'), limit), "");
    EXPECT_EQ(difference(puzzle_of(clues), to_line(solution).replace(80, 1, "1"), limit),
              "r9c9 is 1 in the solution of the source, 9 in the answer");
  }
}

TEST(SourceSolution, IsOneOfSeveral) {
  // The digits 1 and 2 of two rows can be exchanged.
  Grid open = solution;
  for (const Cell cell : all_cells()) open.set(cell, solution[cell] <= 2 ? 0 : solution[cell]);
  std::string other = to_line(solution);
  for (char& c : other) c = c == '1' ? '2' : c == '2' ? '1' : c;
  for (const std::uint64_t limit : {1, 2, 1000}) {
    EXPECT_EQ(difference(puzzle_of(open), to_line(solution), limit), "");
    EXPECT_EQ(difference(puzzle_of(open), other, limit), "");
    EXPECT_NE(difference(puzzle_of(open), other.replace(0, 1, "9"), limit), "");
    other[0] = '5';
  }
}

TEST(SourceSolution, DiffersIfThePuzzleHasNone) {
  Grid wrong = clues;
  wrong.set(Cell{2}, 5);
  EXPECT_EQ(difference(puzzle_of(wrong), to_line(solution), 2), "the source has a solution, the puzzle has none");
  EXPECT_FALSE(ask::classic_puzzle(puzzle_of(clues))->compared_with_source({}, 2).is_given);
}

TEST(SourceSolution, OfAVariant) {
  const auto compared = [](const std::string& source) {
    variant::Puzzle puzzle = *variant::read(".Shape~4x4.~R1C1_1~R2C3_2~R3C3_4.Thermo~R4C1~R3C1~R2C1");
    puzzle.solution = source;
    const ask::AnyPuzzleRef about = ask::variant_puzzle(std::make_shared<variant::Puzzle>(puzzle), 1);
    return about->compared_with_source(about->search(2), 2).difference;
  };
  EXPECT_EQ(compared("1234432131422413"), "");
  EXPECT_EQ(compared("1234............"), "");
  EXPECT_EQ(compared("1234432131422431"), "r4c3 is 3 in the solution of the source, 1 in the answer");
}

}  // namespace
}  // namespace shudu
