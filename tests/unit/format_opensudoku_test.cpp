// OpenSudoku XML of both versions, boards in play, and errors in broken XML.
#include <gtest/gtest.h>

#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

const std::string digits = pattern_line('0');
const std::string game = "<game data=\"" + digits + "\"/>";

std::string document(const std::string& games) {
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n<folder name=\"Easy &amp; nice\" "
         "created=\"5\">\n" +
         games + "\n</folder>\n</opensudoku>\n";
}

TEST(FormatOpensudoku, ReadsVersionTwo) {
  const Records records =
      read_all(document(game + "\n<game state=\"1\" data=\"" + digits + "\" note=\"&lt;hm&gt;\"/>"));
  ASSERT_EQ(records.size(), 2U);
  for (const auto& record : records) {
    EXPECT_EQ(outcome(record), pattern_line());
    EXPECT_EQ(record->source, "Easy & nice");
    EXPECT_EQ(record->format, "opensudoku");
  }
  EXPECT_EQ(records[0]->line, 4U);
  EXPECT_EQ(records[1]->line, 5U);
  EXPECT_EQ(records[1]->comment, "<hm>");
}

TEST(FormatOpensudoku, ReadsVersionOneAndItsSister) {
  const Puzzle puzzle = read_puzzle("<opensudoku>\r\n<name>Great</name><author>me</author>\r\n<level>hard</level>\r\n" +
                                    game + "\r\n</opensudoku>\r\n");
  EXPECT_EQ(puzzle.clues, pattern_clues());
  EXPECT_EQ(puzzle.title, "Great");
  EXPECT_EQ(puzzle.author, "me");
  EXPECT_EQ(puzzle.level, "hard");
  EXPECT_EQ(read_puzzle("<onegravity><sudoku data=\"" + digits + "\" x=\"1\"/></onegravity>").clues, pattern_clues());
}

TEST(FormatOpensudoku, ReadsBoardsInPlay) {
  const auto board = [](const std::string& version, const std::string& first, const std::string& rest) {
    std::string data = "version: " + version + "\n" + first;
    for (int i = 1; i < 81; ++i) data += rest;
    return "<opensudoku><game data=\"" + data + "\"/></opensudoku>";
  };
  for (const std::string& text :
       {board("1", "5|-|0|", "3|1,9,|1|"), board("2", "5|0|0|", "3|257||1|"), board("2", "5|0|0|", "3|257|1|"),
        board("3", "5|0|0|", "3|257|1|"), board("3 ", " 5|0|0|", "3|257|1|")}) {
    const Puzzle puzzle = read_puzzle(text);
    EXPECT_EQ(puzzle.clues.clue_count(), 1) << text;
    EXPECT_EQ(puzzle.values[Cell{0}], 5);
    EXPECT_EQ(puzzle.values[Cell{80}], 3);
    ASSERT_TRUE(puzzle.notes) << text;
    EXPECT_EQ((*puzzle.notes)[Cell{0}], DigitSet{});
    EXPECT_EQ((*puzzle.notes)[Cell{80}], (DigitSet{1, 9}));
  }
  const Puzzle version_4 = read_puzzle(board("4", "5|0|0|0|", "0|3|257|1|"));
  EXPECT_EQ((*version_4.corner_notes)[Cell{1}], (DigitSet{1, 2}));
  EXPECT_EQ((*version_4.notes)[Cell{1}], (DigitSet{1, 9}));
  EXPECT_EQ(read_error(board("5", "", "0|0|0|")).message, "in data: expected version 1, 2, 3 or 4 of a board");
  EXPECT_EQ(read_error(board("3", "5|0|0|", "")).message, "in data: r1c2: expected a digit");
  EXPECT_EQ(read_error(board("3", "5|512|0|", "0|0|1|")).message, "in data: r1c1: expected notes");
  EXPECT_EQ(read_error(board("3", "5|0|2|", "0|0|1|")).message, "in data: r1c1: expected 0 or 1 for editable");
}

TEST(FormatOpensudoku, OneBadGameDoesNotLoseTheOthers) {
  const Records records =
      read_all(document(game + "\n  <game data=\"12\"/>\n<game/>\n<game data=\"" + digits.substr(1) + "q\"/>" + game));
  ASSERT_EQ(records.size(), 5U);
  EXPECT_TRUE(records[0] && records[4]);
  EXPECT_EQ(records[1].error(), (Error{5, 3, "in data: character 3: 2 cells, expected 81"}));
  EXPECT_EQ(records[2].error(), (Error{6, 1, "expected an attribute data=\"…\""}));
  EXPECT_EQ(records[3].error().line, 7U);
}

TEST(FormatOpensudoku, BrokenXmlIsOneErrorAndReadingGoesOnBehindIt) {
  const Records records =
      read_all(document(game + "\n<game data=<\n" + game + game) + pattern_line() + "\n" + document(game));
  ASSERT_EQ(records.size(), 4U);
  EXPECT_TRUE(records[0]);
  EXPECT_EQ(records[1].error(), (Error{5, 12, "in XML: not well-formed (invalid token)"}));
  EXPECT_EQ(records[2]->format, "line");
  EXPECT_EQ(records[3]->format, "opensudoku");
}

TEST(FormatOpensudoku, DocumentsMayFollowEachOtherOnOneLine) {
  const std::string one = "<opensudoku>" + game + "</opensudoku>";
  EXPECT_EQ(read_all(one + one + "\n" + one).size(), 3U);
}

TEST(FormatOpensudoku, SaysWhatIsMissing) {
  EXPECT_EQ(read_error("\n<a><b/></a>"), (Error{2, 1, "expected a <game data=…> in this XML"}));
  EXPECT_EQ(read_error("<opensudoku>\n").message, "in XML: no element found");
  EXPECT_EQ(read_error("<a <b").line, 1U);
}

TEST(FormatOpensudoku, RefusesEntities) {
  EXPECT_EQ(read_error("<!DOCTYPE a [\n<!ENTITY x \"y\">\n]><a>&x;</a>").message, "entities must not be declared here");
}

TEST(FormatOpensudoku, BoundsMarkupAndNotTheDocument) {
  std::string games;
  while (games.size() < 3 * max_record_bytes) games += game + "\n";
  const Records all = read_all(document(games));
  EXPECT_GT(all.size(), 30000U);
  for (const auto& record : all) ASSERT_TRUE(record) << to_string(record.error());
  const Records records = read_all("<opensudoku><game data=\"" + std::string(3 * max_record_bytes, '1') +
                                   "\"/></opensudoku>\n" + pattern_line());
  ASSERT_EQ(records.size(), 2U);
  EXPECT_EQ(records[0].error().message, "markup longer than 1048576 bytes");
  EXPECT_TRUE(records[1]);
}

TEST(FormatOpensudoku, WritesWhatItReads) {
  Puzzle state = puzzle_of(pattern_clues());
  state.values.set(Cell{1}, 2);
  state.notes = Candidates{};
  for (Cell cell : all_cells()) state.notes->set(cell, cell.row() == 4 ? DigitSet{1, 9} : DigitSet{});
  state.comment = "a <\"b\"> & 'c'\n\td";
  const Format& format = *find_format("opensudoku");
  const Records records = read_all(std::string{format.prologue} + written(puzzle_of(pattern_clues()), "opensudoku") +
                                   written(state, "opensudoku") + std::string{format.epilogue});
  ASSERT_EQ(records.size(), 2U);
  EXPECT_EQ(outcome(records[0]), pattern_line());
  EXPECT_EQ(records[1]->clues, state.clues);
  EXPECT_EQ(records[1]->values, state.values);
  EXPECT_EQ(records[1]->notes, state.notes);
  EXPECT_EQ(records[1]->comment, state.comment);
}

TEST(FormatOpensudoku, ReadsKSudoku) {
  std::string letters;  // column by column
  for (int i = 0; i < 81; ++i) {
    const int digit = pattern_clues()[Cell::at(i % 9, i / 9)];
    letters += digit == 0 ? '_' : static_cast<char>('a' + digit);
  }
  const auto document_of = [&letters](const std::string& type, const std::string& history) {
    return "<!DOCTYPE ksudoku>\n<ksudoku>\n<game had-help=\"0\">\n<puzzle>\n<graph order=\"9\" type=\"sudoku\" "
           "specific-type=\"" +
           type + "\"/>\n<values>" + letters + "</values>\n</puzzle>\n<history>" + history +
           "</history></game></ksudoku>\n";
  };
  const Puzzle puzzle =
      read_puzzle(document_of("Plain",
                              "<simple-event index=\"9\" value=\"3\"/><simple-event index=\"9\" value=\"2\"/>"
                              "<simple-event index=\"18\" markers=\"010000001\"/>"));
  EXPECT_EQ(puzzle.line, 3U);
  EXPECT_EQ(puzzle.clues, pattern_clues());
  EXPECT_EQ(puzzle.values[Cell::at(0, 1)], 2);
  ASSERT_TRUE(puzzle.notes);
  EXPECT_EQ((*puzzle.notes)[Cell::at(0, 2)], (DigitSet{2, 9}));
  EXPECT_EQ(read_error(document_of("KillerSudoku", "")),
            (Error{3, 1, "this is a puzzle of the type KillerSudoku; only classic Sudoku is read",
                   Error::Kind::beyond_classic}));
  letters[0] = 'k';
  EXPECT_EQ(read_error(document_of("Plain", "")).message, "in values: expected '_' or a letter from b to j, found 'k'");
}

}  // namespace
}  // namespace shudu
