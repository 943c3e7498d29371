// sdk and sdk_sadman: headers in both dialects, sections, and comments that are not headers.
#include <gtest/gtest.h>

#include "read_all.h"

namespace shudu {
namespace {

const std::string sdk_line = "1...5.7....6.8...3.8.1...5.2....7..1..7.9.2..8..2....7.4...8.1.6...1.3....2.4...8";
const std::string sdk_rows =
    "1...5.7..\n..6.8...3\n.8.1...5.\n"
    "2....7..1\n..7.9.2..\n8..2....7\n"
    ".4...8.1.\n6...1.3..\n..2.4...8\n";
const std::string header =
    "#AAnn Author\n#DA description\n#CFirst remark\n#CSecond remark\n#B17-05-2024\n#SA source\n#LHard\n"
    "#Uhttps://example.org/\n";
const std::string spaced_header =
    "#A Ann Author\n#D A description\n#C First remark\n#C Second remark\n#B 17-05-2024\n#S A source\n#L Hard\n"
    "#U https://example.org/\n";

void expect_header(const Puzzle& puzzle) {
  EXPECT_EQ(puzzle.author, "Ann Author");
  EXPECT_EQ(puzzle.description, "A description");
  EXPECT_EQ(puzzle.comment, "First remark\nSecond remark");
  EXPECT_EQ(puzzle.date, "17-05-2024");
  EXPECT_EQ(puzzle.source, "A source");
  EXPECT_EQ(puzzle.level, "Hard");
  EXPECT_EQ(puzzle.url, "https://example.org/");
}

std::string with_crlf(const std::string& text) {
  std::string out;
  for (char c : text) out += c == '\n' ? std::string{"\r\n"} : std::string{c};
  return out;
}

TEST(FormatSdk, ReadsAndWritesHeaders) {
  const Puzzle puzzle = read_puzzle(header + sdk_rows);
  EXPECT_EQ(puzzle.format, "sdk");
  EXPECT_EQ(puzzle.line, 1U);
  EXPECT_EQ(to_line(puzzle.clues), sdk_line);
  expect_header(puzzle);
  EXPECT_EQ(written(puzzle, "sdk"), header + sdk_rows);
  EXPECT_EQ(written(puzzle, "sdk", 1), "\n" + header + sdk_rows);
}

TEST(FormatSdk, ReadsEveryLineEnding) {
  const std::string text = "\xEF\xBB\xBF" + with_crlf(header + sdk_rows);
  expect_header(read_puzzle(text));
  EXPECT_EQ(to_line(read_puzzle(text.substr(0, text.size() - 2)).clues), sdk_line);
}

TEST(FormatSdk, ReadsRecordAfterRecord) {
  const Records records =
      read_all("#AOne\n" + sdk_rows + "\n#ATwo\n\n" + sdk_rows + "#AThree\n# a comment\n" + sdk_rows + "\n" + sdk_rows);
  ASSERT_EQ(records.size(), 4U);
  for (const auto& record : records) ASSERT_EQ(outcome(record), sdk_line);
  EXPECT_EQ(records[0]->author, "One");
  EXPECT_EQ(records[1]->author, "Two");
  EXPECT_EQ(records[1]->line, 12U);
  EXPECT_EQ(records[2]->author, "Three");
  EXPECT_EQ(records[3]->author, "");
  EXPECT_EQ(records[3]->format, "rows");
}

TEST(FormatSdk, CommentsAreNoHeaders) {
  const std::string framed = written(read_puzzle(sdk_rows), "grid");
  for (const std::string& text :
       {"# comment\n" + sdk_rows, "#Another one\n" + sdk_line + "\n", "#Another one\n" + framed,
        "#1 of 20\n" + sdk_rows, "##A title\n" + sdk_rows, "#A\n\n\n" + sdk_rows}) {
    const Puzzle puzzle = read_puzzle(text);
    EXPECT_EQ(to_line(puzzle.clues), sdk_line) << text;
    EXPECT_EQ(puzzle.author, "") << text;
    EXPECT_FALSE(puzzle.format.starts_with("sdk")) << text;
  }
}

TEST(FormatSdk, NamesThePlaceOfAFault) {
  std::string bad = sdk_rows;
  bad[45] = 'z';
  EXPECT_EQ(read_error("#AAnn\n" + bad), (Error{6, 6, "expected a digit or a blank, found 'z'"}));
  EXPECT_EQ(read_error("#AAnn\n" + sdk_rows.substr(0, 60)), (Error{8, 0, "6 rows, expected 9"}));
  EXPECT_TRUE(read_all("#AAnn\n", "sdk").empty());  // a comment
}

TEST(FormatSdk, CannotHoldPencilMarks) {
  Puzzle puzzle = read_puzzle(sdk_rows);
  puzzle.candidates = Candidates{};
  EXPECT_EQ(refusal(puzzle, "sdk").substr(0, 22), "cannot hold candidates");
}

TEST(FormatSdkSadman, ReadsAndWritesSections) {
  std::string state = sdk_rows;
  state[1] = '2';
  const std::string marks =
      ",,34,4,,6,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,79,\n";
  const std::string text = spaced_header + "[Puzzle]\n" + sdk_rows + "[State]\n" + state + "[PencilMarks]\n" + marks;
  for (const std::string& variant : {text, with_crlf(text), text + "[Colours]\n" + sdk_rows, "\xEF\xBB\xBF" + text}) {
    const Puzzle puzzle = read_puzzle(variant);
    EXPECT_EQ(puzzle.format, "sdk_sadman");
    expect_header(puzzle);
    EXPECT_EQ(to_line(puzzle.clues), sdk_line);
    EXPECT_EQ(puzzle.values[Cell::at(0, 1)], 2);
    EXPECT_EQ(puzzle.values.clue_count(), puzzle.clues.clue_count() + 1);
    ASSERT_TRUE(puzzle.notes);
    EXPECT_EQ((*puzzle.notes)[Cell::at(0, 2)], (DigitSet{3, 4}));
    EXPECT_EQ((*puzzle.notes)[Cell::at(8, 7)], (DigitSet{7, 9}));
    EXPECT_EQ(puzzle.notes->total(), 6);
    EXPECT_FALSE(puzzle.candidates);
    const std::string colours = puzzle.colours ? "[Colours]\n" + sdk_rows : "";
    EXPECT_EQ(written(puzzle, "sdk_sadman"), text + colours);
    EXPECT_EQ(puzzle.colours.has_value(), variant.ends_with("[Colours]\n" + sdk_rows));
  }
}

TEST(FormatSdkSadman, SectionsMayBeMissing) {
  EXPECT_EQ(to_line(read_puzzle("[Puzzle]\n" + sdk_rows).clues), sdk_line);
  EXPECT_EQ(to_line(read_puzzle("[STATE]\n" + sdk_rows).clues), sdk_line);
  EXPECT_EQ(read_puzzle("[State]\n" + written(Puzzle{}, "rows")).clues, Grid{});
  const Puzzle bare = read_puzzle("#A Ann\n" + sdk_rows);
  EXPECT_EQ(bare.format, "sdk_sadman");
  EXPECT_EQ(bare.author, "Ann");
  EXPECT_EQ(to_line(bare.clues), sdk_line);
  EXPECT_EQ(to_line(read_puzzle("#N 1\n#H 28\n#T 0\n\n[Puzzle]\n" + sdk_rows + "\n[Unknown]\nwords\n").clues),
            sdk_line);
}

TEST(FormatSdkSadman, ADigitThatTheStateHasChangedIsNoClue) {
  std::string state = sdk_rows;
  state[0] = '9';
  const Puzzle puzzle = read_puzzle("[Puzzle]\n" + sdk_rows + "[State]\n" + state);
  EXPECT_TRUE(puzzle.clues.is_blank(Cell::at(0, 0)));
  EXPECT_EQ(puzzle.values[Cell::at(0, 0)], 9);
}

TEST(FormatSdkSadman, CandidatesBecomePencilMarks) {
  Puzzle puzzle = read_puzzle(sdk_rows);
  puzzle.candidates = Candidates{puzzle.values};
  puzzle.candidates->remove(Cell::at(0, 1), 2);
  const Puzzle again = read_puzzle(written(puzzle, "sdk_sadman"));
  ASSERT_TRUE(again.notes);
  for (Cell cell : puzzle.values.blanks()) EXPECT_EQ((*again.notes)[cell], (*puzzle.candidates)[cell]);
  for (Cell cell : puzzle.values.filled()) EXPECT_TRUE((*again.notes)[cell].empty());
}

TEST(FormatSdkSadman, NamesThePlaceOfAFault) {
  std::string bad = sdk_rows;
  bad[45] = 'z';
  EXPECT_EQ(read_error("[Puzzle]\n" + bad + "[State]\n" + sdk_rows),
            (Error{6, 6, "expected a digit or a blank, found 'z'"}));
  EXPECT_EQ(read_error("[Puzzle]\n" + sdk_rows.substr(0, 60) + "[State]\n" + sdk_rows),
            (Error{8, 0, "6 rows, expected 9"}));
  EXPECT_EQ(read_error("[Puzzle]\n[State]\n" + sdk_rows), (Error{2, 0, "0 rows, expected 9"}));
  EXPECT_EQ(read_error("[Colours]\n" + sdk_rows), (Error{1, 0, "no [Puzzle] in this record"}));
  const std::string mark_row = "12,,,,,,,,3\n";
  std::string marks;
  for (int i = 0; i < 9; ++i) marks += mark_row;
  std::string bad_marks = marks;
  bad_marks.replace(24, 11, "12,,,,,,,3");
  EXPECT_EQ(read_error("[Puzzle]\n" + sdk_rows + "[PencilMarks]\n" + bad_marks),
            (Error{14, 11, "8 cells in this row, expected 9"}));
  bad_marks.replace(24, 10, "12,,,,,,,,,3");
  EXPECT_EQ(read_error("[Puzzle]\n" + sdk_rows + "[PencilMarks]\n" + bad_marks),
            (Error{14, 11, "10 cells in this row, expected 9"}));
  bad_marks.replace(24, 12, "1z,,,,,,,,3");
  EXPECT_EQ(read_error("[Puzzle]\n" + sdk_rows + "[PencilMarks]\n" + bad_marks),
            (Error{14, 2, "expected a digit or a comma, found 'z'"}));
}

TEST(FormatSdkSadman, ABadRecordBetweenGoodOnesLosesNeither) {
  std::string state = sdk_rows;
  state[1] = '2';
  const std::string good = "#A Ann\n[Puzzle]\n" + sdk_rows + "[State]\n" + state;
  const std::string bad[] = {"#A Bob\n[Puzzle]\n" + sdk_rows.substr(0, 35) + "z\n[State]\n" + state,
                             "[Puzzle]\n" + sdk_rows + "[State]\n" + state.substr(0, 50)};
  for (const std::string& record : bad) {
    for (const std::string between : {"\n", ""}) {
      const Records records = read_all(good + between + record + between + good);
      ASSERT_EQ(records.size(), 3U) << record << between;
      EXPECT_EQ(outcome(records[0]), sdk_line);
      EXPECT_FALSE(records[1]);
      EXPECT_EQ(outcome(records[2]), sdk_line);
      EXPECT_EQ(records[2]->author, "Ann");
    }
  }
}

}  // namespace
}  // namespace shudu
