// Bytes before they are lines: UTF-16, gzip, digits that are not ASCII, and files that are not text.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "in_pieces.h"
#include "pattern_puzzle.h"
#include "read_all.h"
#include "shudu/random.h"

namespace shudu {
namespace {

using namespace std::string_literals;

std::string utf16(std::string_view ascii, bool big) {
  std::string text;
  for (char c : ascii) text += big ? std::string{'\0', c} : std::string{c, '\0'};
  return text;
}

// The puzzle as rows, each cell written by one of ten texts.
std::string rows_of(const std::array<std::string, 10>& cells, std::string_view between = "") {
  std::string text;
  for (Cell cell : all_cells()) {
    text += cells[static_cast<std::size_t>(pattern_clues()[cell])];
    text += cell.col() == 8 ? "\n" : between;
  }
  return text;
}

// Texts for a blank and for the digits from one code point on, in UTF-8.
std::array<std::string, 10> cells_from(std::string blank, std::string_view one, std::string_view after = "") {
  std::array<std::string, 10> cells;
  cells[0] = std::move(blank);
  for (int digit = 1; digit <= 9; ++digit) {
    std::string text{one};
    text.back() = static_cast<char>(text.back() + digit - 1);
    cells[static_cast<std::size_t>(digit)] = text + std::string{after};
  }
  return cells;
}

TEST(FormatBytes, ReadsUtf16) {
  const std::string line = pattern_line() + "\r\n";
  for (const bool big : {false, true}) {
    const std::string mark = big ? "\xFE\xFF" : "\xFF\xFE";
    EXPECT_EQ(to_line(read_puzzle(mark + utf16(line, big)).clues), pattern_line());
    EXPECT_EQ(to_line(read_puzzle(utf16(line, big)).clues), pattern_line());
  }
  // A title beyond the basic plane, and halves of pairs without the other half.
  const std::string title = "\xFF\xFE\x3D\xD8\x00\xDE\x00\xD8"s + utf16("x\n" + rows_of(cells_from(".", "1")), false);
  EXPECT_EQ(read_puzzle(title).title, "\U0001F600\uFFFDx");
  EXPECT_EQ(read_error("\xFF\xFE"s + utf16(pattern_line().substr(1), false)).message, "80 cells, expected 81");
}

TEST(FormatBytes, ReadsGzip) {
  const std::string packed =
      "\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\x25\x8b\x41\x0e\x00\x20\x08\xc3\xee\x3e\xa6\x09\x0a\x2a\xff\xff\x98\x03"
      "\x77\xda\x9a\x2e\x16\x1c\x94\x0d\x96\x51\x2d\xef\xdf\xf7\x53\x96\xa3\x2e\xcf\x4a\x9c\x4d\x8b\x33\x5b\x74\x4b\xe8"
      "\xa3\xe6\xc9\xf1\x00\x79\xd4\x0f\x55\x52\x00\x00\x00"s;
  const std::string without_zlib =
      "line 1: this is compressed with gzip, and this shudu was built without zlib; unpack it first";
  const Records records = read_all(packed + packed);
  if (records.size() == 1) {
    EXPECT_EQ(outcome(records[0]), without_zlib);
    return;
  }
  ASSERT_EQ(records.size(), 2U);
  for (const auto& record : records) {
    EXPECT_EQ(outcome(record), "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  }
  EXPECT_EQ(read_all(packed.substr(0, 60)).back().error().message, "this gzip file is not complete");
  std::string damaged = packed;
  damaged[30] = static_cast<char>(damaged[30] ^ 0x55);
  EXPECT_EQ(read_all(damaged).back().error().message, "this gzip file is damaged");
}

TEST(FormatBytes, ReadsDigitsThatAreNotAscii) {
  const std::string fullwidth_one = "\uFF11", circled_one = "\u2460", arabic_one = "\u0661";
  for (const std::string& text :
       {rows_of(cells_from("\u25A1", fullwidth_one)), rows_of(cells_from("\uFF10", fullwidth_one)),
        rows_of(cells_from("\u30FB", circled_one)), rows_of(cells_from(".", circled_one), " "),
        rows_of(cells_from("\u2B1C", "1", "\uFE0F\u20E3")), rows_of(cells_from("\u0660", arabic_one), "\u3000"),
        rows_of(cells_from("_", circled_one), ", ")}) {
    EXPECT_EQ(to_line(read_puzzle(text).clues), pattern_line()) << text;
  }
}

TEST(FormatBytes, LeavesTextsAlone) {
  const Puzzle puzzle = read_puzzle("第１题 ①\n" + rows_of(cells_from("\u25A1", "\uFF11")));
  EXPECT_EQ(puzzle.title, "第１题 ①");
  EXPECT_EQ(to_line(puzzle.clues), pattern_line());
  EXPECT_EQ(read_puzzle("{\"puzzle\":\"" + pattern_line() + "\",\"title\":\"①・□\"}").title, "①・□");
}

TEST(FormatBytes, NamesFilesThatAreNotText) {
  EXPECT_EQ(outcome(read_all("\x89PNG\r\n\x1A\n\0\0"s).at(0)), "line 1: this is a picture (PNG); only text is read");
  EXPECT_EQ(outcome(read_all("%PDF-1.4\n" + pattern_line()).at(0)),
            "line 1: this is a PDF document; only text is read");
  EXPECT_EQ(read_all("%PDF-1.4\n" + pattern_line()).size(), 1U);
  EXPECT_EQ(outcome(read_all("\xFD"
                             "7zXZ\0"s)
                        .at(0)),
            "line 1: this is compressed with xz; unpack it first, with xz -dc");
  EXPECT_EQ(outcome(read_all("a\0b\n"s).at(0)), "line 1, column 1: this is not text");
  EXPECT_EQ(read_all("a\0b\n"s + pattern_line()).size(), 2U);
}

TEST(FormatBytes, ReportsWhatIsNotTextOnce) {
  std::string data;
  for (int i = 0; i < 3000; ++i) data += static_cast<char>(i * i % 251);
  EXPECT_LE(read_all(data).size(), 2U);
  EXPECT_EQ(outcome(read_all("\1\2\3\4 x\n" + data + pattern_line() + '\n').at(0)),
            "line 1, column 1: this is not text");
  EXPECT_EQ(read_all("\1\2\3\4 x\n" + data + pattern_line() + '\n').size(), 1U);
}

RC_GTEST_PROP(FormatBytes, TheResultDoesNotDependOnThePieces, (std::uint64_t seed)) {
  Random random{seed};
  const std::string scraps[] = {"\uFF15", "\u2460", "5",        "\n", "\u25A1", "x",      "a",   "\"",
                                "\u7B2C", "\x80",   "\xE2\x91", "..", " ",      "\uFE0F", "\0"s, pattern_line() + "\n"};
  std::string text = random.below(4) == 0 ? "\xFF\xFE" : "";
  for (std::uint64_t n = random.below(60); n > 0; --n) text += scraps[random.below(std::size(scraps))];
  const auto read_in = [&text](std::size_t piece) {
    std::vector<std::string> all;
    PuzzleReader reader{in_pieces(text, piece)};
    while (const auto record = reader.next()) all.push_back(outcome(*record));
    return all;
  };
  RC_ASSERT(read_in(1 + random.below(5)) == read_in(text.size() + 1));
}

}  // namespace
}  // namespace shudu
