// Text forms of variants: cages, jigsaws and large grids, one small example each with what is read from it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "shudu/format.h"
#include "shudu/variant.h"

namespace shudu {
namespace {

using testing::HasSubstr;
using testing::SizeIs;
using variant::Cells;

// The puzzle, and that the format is the one detected.
variant::Puzzle text_puzzle(std::string_view format, std::string_view text) {
  const Format* found = variant::detect(text);
  EXPECT_EQ(found == nullptr ? "" : found->id, format) << text;
  const auto puzzle = variant::read(text);
  EXPECT_TRUE(puzzle) << text << ": " << puzzle.error().message;
  return puzzle ? *puzzle : variant::blank(variant::square(9));
}

std::string text_error(std::string_view format, std::string_view text) {
  const auto puzzle = variant::read(text, find_format(format));
  return puzzle ? "no error" : puzzle.error().message;
}

TEST(VariantText, ReadsShortAddressesOfSudokuPad) {
  const std::string cells = "https://sudokupad.app/scfLObPSWTN6MPcQTXLO7NQdRLYMP8";
  const variant::Puzzle both = text_puzzle("sudokupad", cells + "*x*tA%20title*w");
  ASSERT_THAT(both.clues, SizeIs(3));
  EXPECT_EQ(both.clues[0].rule->id, "positive_diagonal");
  EXPECT_EQ(both.clues[2].rule->id, "windoku");
  EXPECT_EQ(both.title, "A title");
  EXPECT_TRUE(is_classic(text_puzzle("sudokupad", cells)));
  EXPECT_THAT(text_error("sudokupad", "https://sudokupad.app/scf123"), HasSubstr("81 cells"));
  EXPECT_THAT(text_error("sudokupad", cells + "*q"), HasSubstr("found 'q'"));
}

// The givens, one character a cell.
std::string givens_of(const variant::Puzzle& puzzle) {
  variant::Solution values(puzzle.candidates.size(), variant::no_value);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const variant::Values set = puzzle.candidates[i];
    if (std::has_single_bit(set)) values[i] = static_cast<std::int8_t>(puzzle.shape.lowest + std::countr_zero(set));
  }
  return to_line(puzzle.shape, values);
}

TEST(VariantText, ReadsCagesInOneLine) {
  std::string text(81, '0');
  text.replace(0, 3, "A<<");
  text[9] = '^';
  text[10] = '`';
  text[80] = 'j';
  const variant::Puzzle puzzle = text_puzzle("cage_line", text);
  ASSERT_THAT(puzzle.clues, SizeIs(2));
  EXPECT_EQ(puzzle.clues[0].parts[0], (Cells{0, 1, 2, 9, 10}));
  EXPECT_EQ(puzzle.clues[0].numbers, (std::vector{10}));
  EXPECT_EQ(puzzle.clues[1].numbers, (std::vector{45}));
  text[0] = '>';
  EXPECT_THAT(text_error("cage_line", text), HasSubstr("has no sum"));
  text[0] = '^';
  EXPECT_THAT(text_error("cage_line", text), HasSubstr("out of the grid"));
}

TEST(VariantText, ReadsCagesAsNumbers) {
  std::string text = "3x3:d:k:";
  for (int i = 0; i < 81; ++i) text += std::to_string(i < 2 ? 10 * 256 + 7 : i) + ':';
  const variant::Puzzle puzzle = text_puzzle("cage_numbers", text);
  ASSERT_THAT(puzzle.clues, SizeIs(3));
  EXPECT_EQ(puzzle.clues[0].rule->id, "positive_diagonal");
  EXPECT_EQ(puzzle.clues[2].parts[0], (Cells{0, 1}));
  EXPECT_EQ(puzzle.clues[2].numbers, (std::vector{10}));
  EXPECT_THAT(text_error("cage_numbers", "3x3::k:1:2:"), HasSubstr("2 cells"));
}

TEST(VariantText, ReadsSumoCue) {
  std::string killer = "SumoCueV1=10+0+1";
  for (int i = 3; i < 81; ++i) killer += "=0";
  const variant::Puzzle cages = text_puzzle("sumocue", killer);
  ASSERT_THAT(cages.clues, SizeIs(1));
  EXPECT_EQ(cages.clues[0].parts[0], (Cells{0, 1, 2}));
  std::string jigsaw = "SumoCueV1";
  for (int i = 0; i < 81; ++i) jigsaw += (i == 4 ? "=7J" : "=0J") + std::to_string(i / 9);
  const variant::Puzzle regions = text_puzzle("sumocue", jigsaw);
  EXPECT_EQ(regions.shape.regions[0].size(), 9U);
  EXPECT_EQ(regions.candidates[4], 1U << 6);
  EXPECT_THAT(text_error("sumocue", "SumoCueV1=10+0"), HasSubstr("2 cells"));
  EXPECT_THAT(text_error("sumocue", killer.replace(9, 3, "+1")), HasSubstr("has no sum"));
}

TEST(VariantText, ReadsJigsaws) {
  const std::string cells = "1...........4...", regions = "0001021122132333";
  const variant::Puzzle puzzle = text_puzzle("jigsaw_text", cells + regions);
  EXPECT_EQ(puzzle.shape.regions[0], (Cells{0, 1, 2, 4}));
  EXPECT_EQ(givens_of(puzzle), cells);
  EXPECT_EQ(text_puzzle("jigsaw_text", cells + "\n" + regions), puzzle);
  EXPECT_EQ(text_puzzle("jigsaw_text", regions + "\n" + cells), puzzle);
}

TEST(VariantText, ReadsMarks) {
  std::string text;
  for (int i = 0; i < 81; ++i) text += i == 0 ? "12......9" : "123456789";
  const variant::Puzzle puzzle = text_puzzle("mark_text", text);
  EXPECT_EQ(puzzle.candidates[0], 0b1'0000'0011U);
  EXPECT_EQ(puzzle.candidates[1], 0b1'1111'1111U);
}

TEST(VariantText, ReadsGridsOfAnySide) {
  EXPECT_EQ(givens_of(text_puzzle("grid_text", "..3.\n1...\n...2\n.4..\n")), "..3.1......2.4..");
  EXPECT_EQ(text_puzzle("grid_text", "0 0 3 0 | 1 0 0 0 | 0 0 0 2 | 0 4 0 0").shape.regions,
            variant::boxes(4, 4, 2, 2));
  const variant::Puzzle six = text_puzzle("grid_text", "1....." + std::string(30, '.'));
  EXPECT_EQ(six.shape.regions, variant::boxes(6, 6, 2, 3));
  EXPECT_EQ(variant::detect(std::string(36, '.')), nullptr);
  EXPECT_EQ(variant::detect("7....." + std::string(30, '.')), nullptr);
  EXPECT_EQ(variant::detect("1" + std::string(80, '.')), nullptr);  // format.h reads it
}

TEST(VariantText, RefusesGridsThatAreNoSquareOfUsualBoxes) {
  for (const auto& [rows, columns] : {std::pair{30, 30}, {4, 6}}) {
    variant::Shape shape = variant::square(9);
    shape.rows = rows;
    shape.columns = columns;
    shape.regions.clear();
    EXPECT_EQ(find_format("grid_text")->variants.write(variant::blank(shape)).refused,
              "a grid as text has the usual boxes");
  }
}

TEST(VariantText, KnowsTheAlphabetsOfLargeGrids) {
  const std::string blank(250, '.');
  const auto first = [&](const std::string& cells) { return text_puzzle("grid_text", cells); };
  EXPECT_EQ(givens_of(first("1AG..." + blank)).substr(0, 3), "1AG");   // 10, 16
  EXPECT_EQ(givens_of(first("0AF1.." + blank)).substr(0, 4), "0AF1");  // from 0
  EXPECT_EQ(first("0AF1.." + blank).shape.lowest, 0);
  EXPECT_EQ(givens_of(first("1AG000" + std::string(250, '0'))).substr(0, 4), "1AG.");  // 0 is blank
  EXPECT_EQ(givens_of(first("ABP..." + blank)).substr(0, 3), "12G");                   // A is 1
  EXPECT_EQ(givens_of(first("abp..." + blank)).substr(0, 3), "12G");
  EXPECT_EQ(givens_of(text_puzzle("grid_text", "1P" + std::string(623, '.'))).substr(0, 2), "1P");  // 25
  EXPECT_EQ(givens_of(text_puzzle("grid_text", "Y." + std::string(623, '.'))).substr(0, 1), "P");
  std::string numbers = "16 10 ";
  for (int i = 2; i < 256; ++i) numbers += i % 16 == 15 ? ".\n" : ". ";
  EXPECT_EQ(givens_of(text_puzzle("grid_text", numbers)).substr(0, 2), "GA");
}

TEST(VariantText, ReadsSoloIds) {
  // Cells of a 4×4: a clue, fourteen blanks, a clue.
  const variant::Puzzle plain = text_puzzle("solo", "2x2:1n4");
  EXPECT_EQ(givens_of(plain), "1..............4");
  const variant::Puzzle wide = text_puzzle("solo", "3x2x:1z_2h");
  EXPECT_EQ(wide.shape.regions, variant::boxes(6, 6, 2, 3));
  EXPECT_THAT(wide.clues, SizeIs(2));
  // Rows as regions: no vertical lines, all horizontal ones.
  const variant::Puzzle rows = text_puzzle("solo", "4j:1o,l____________");
  EXPECT_EQ(rows.shape.regions, (std::vector<Cells>{{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}}));
  const variant::Puzzle killer = text_puzzle("solo", "2x2k:p,l____________,10c10c10c10c");
  ASSERT_THAT(killer.clues, SizeIs(4));
  EXPECT_EQ(killer.clues[3].parts[0], (Cells{12, 13, 14, 15}));
  EXPECT_EQ(killer.clues[3].numbers, (std::vector{10}));
  EXPECT_EQ(variant::detect("3x3:zzzc"), nullptr);  // classic
  EXPECT_THAT(text_error("solo", "2x2:1m4"), HasSubstr("15 cells"));
  EXPECT_THAT(text_error("solo", "4j:1o,l___________"), HasSubstr("too few lines"));
  EXPECT_THAT(text_error("solo", "4j:1o,z_"), HasSubstr("too many lines"));
  EXPECT_THAT(text_error("solo", "2x2:9o"), HasSubstr("no value 9"));
}

TEST(VariantText, EveryFormatHasAnId) {
  for (const Format& format : formats()) {
    EXPECT_EQ(find_format(format.id), &format);
    EXPECT_FALSE(format.title.empty());
    EXPECT_EQ(format.variants.starts == nullptr, format.variants.read == nullptr) << format.id;
    EXPECT_EQ(format.variants.is_document == nullptr, format.variants.read_document == nullptr) << format.id;
    EXPECT_TRUE(is_read(format) || is_written(format)) << format.id;
  }
  EXPECT_FALSE(variant::read("hello").has_value());
  EXPECT_FALSE(variant::read(std::string(variant::max_text + 1, '.')).has_value());
}

}  // namespace
}  // namespace shudu
