// Positions of sudoku.coach.
#include <gtest/gtest.h>

#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

// Written by the site: clues, entries and notes.
const std::string position =
    "SCv7_32_f2e4qji9ho1i237s1fji06b3qd7at68vpg5lkqmk8a575i3m92abv3rd917godn5lm55em1fdnsmrjoq1rtlqm6rkef7vmmqdrbn0202m0"
    "3m1i043udg0ii73408ihqposg7ipti8j5q4a2rqomgi820r22vndau6o0k09qjf977qdof5a9h2nvcptjdi0juat56es0r0b3nkegtsvpt55npapei"
    "htkjebruv4ug5ob54b5pn3rgsmm8c06vra3rk77tkfqi19fksks990okisen26osm94a7loei3k3m5m4k5650q92nel0sue32chq9bian21e6l45gb"
    "33vkk171fn3to58oii";

// The text in base 32, in the zlib format without compression.
std::string code_of(const std::string& json) {
  std::string bytes = "\x78\x01\x01";
  const auto size = static_cast<unsigned>(json.size());
  for (unsigned part : {size, size >> 8U, ~size, ~size >> 8U}) bytes += static_cast<char>(part & 0xFFU);
  unsigned a = 1, b = 0;
  for (char c : json) a = (a + static_cast<unsigned char>(c)) % 65521, b = (b + a) % 65521;
  bytes += json;
  for (unsigned part : {b >> 8U, b, a >> 8U, a}) bytes += static_cast<char>(part & 0xFFU);
  std::string text = "SCv7_32_";
  unsigned bits = 0, count = 0;
  for (char c : bytes) {
    bits = (bits << 8U | static_cast<unsigned char>(c)) & 0xFFFU;
    for (count += 8; count >= 5; count -= 5) text += "0123456789abcdefghijklmnopqrstuv"[bits >> (count - 5) & 31U];
  }
  if (count > 0) text += "0123456789abcdefghijklmnopqrstuv"[bits << (5 - count) & 31U];
  return text;
}

TEST(FormatSudokuCoach, ReadsAPosition) {
  for (const std::string& text :
       {position, "https://sudoku.coach/en/play/" + position, "https://www.sudoku.coach/de/solver/" + position + "?x=1",
        "sudoku.coach/en/play/" + position + " a remark"}) {
    const Puzzle puzzle = read_puzzle(text);
    EXPECT_EQ(puzzle.format, "sudoku_coach") << text;
    EXPECT_EQ(to_line(puzzle.clues, '0'),
              "800900503400000000070060000003002450000000900010600070090500807030700000000180200");
    EXPECT_EQ(to_line(puzzle.values, '0'),
              "826900543451000700379060100063802451080000900010600370092500807030700600040180200");
    ASSERT_TRUE(puzzle.notes);
    EXPECT_EQ((*puzzle.notes)[Cell{4}], (DigitSet{1, 7}));
    EXPECT_EQ((*puzzle.notes)[Cell{80}], (DigitSet{5, 9}));
    EXPECT_TRUE((*puzzle.notes)[Cell{0}].empty());
  }
}

TEST(FormatSudokuCoach, ReadsStoredText) {
  const std::string clues = "\"givenDigits\":\"" + pattern_line('0') + "\"";
  EXPECT_EQ(read_puzzle(code_of("{" + clues + "}")).clues, pattern_clues());
  EXPECT_EQ(read_error(code_of("{\"gridSize\":6," + clues + "}")).message, "a grid of size 6; only 9×9 is read");
  EXPECT_EQ(read_error(code_of("{\"thermos\":[[1,2]]," + clues + "}")).message,
            "this puzzle has the rule 'thermos'; only classic Sudoku is read");
  EXPECT_EQ(read_error(code_of("{" + clues + ",\"userCellCandidates\":\"0-1\"}")).message,
            "in userCellCandidates: expected 81 numbers");
  EXPECT_EQ(read_error(code_of("{}")).message, "expected a member givenDigits");
}

TEST(FormatSudokuCoach, RejectsDamagedCodes) {
  const std::string damaged = "this does not unpack to a puzzle; part of the address may be missing";
  EXPECT_EQ(read_error(position.substr(0, 200)), (Error{1, 1, damaged}));
  EXPECT_EQ(read_error("https://sudoku.coach/en/play/SCv7_32_zzz"), (Error{1, 30, damaged}));
  EXPECT_EQ(read_error("https://sudoku.coach/en/play/SCv8_64_abc").message, "this version of the code is not read");
  for (std::size_t i = 8; i + 2 < position.size(); ++i) {
    std::string changed = position;
    changed[i] = changed[i] == 'a' ? 'b' : 'a';
    EXPECT_EQ(read_error(changed).message, damaged) << i;
  }
}

}  // namespace
}  // namespace shudu
