// The questions about symmetry, grids by number, random solutions and structure, as text and options in, JSON out.
#include <gmock/gmock.h>

#include "ask/ask.h"
#include "shudu/board.h"

namespace shudu::ask {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using Kind = Answer::Kind;

const std::string puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const std::string solved = "483921657967345821251876493548132976729564138136798245372689514814253769695417382";
const std::string several = "..3.2.6..9..3.5..1..18.64....81.29..7..........67.82....26.95..8..2.3..9..5......";
const std::string killer = ".Shape~4x4.~R1C1_1.Cage~5~R1C2~R1C3";
const std::string marks = [] {
  std::string text;
  for (const char c : puzzle) text += (c == '.' ? std::string{"123456789"} : std::string{c}) + ' ';
  return text;
}();

TEST(AskGrids, CanonBeginsWithThePuzzleAndTheStatus) {
  const std::string text = reply("canon", puzzle, "").text;
  EXPECT_THAT(text, StartsWith(R"({"puzzle":")" + puzzle + R"(","status":"ok","kind":"unique","form":")"));
  EXPECT_THAT(reply("canon", std::string(81, '.') + '\n', "").text, HasSubstr(R"("kind":"clues")"));
  EXPECT_THAT(reply("canon", solved, "").text, HasSubstr(R"("kind":"grid")"));
  EXPECT_THAT(reply("canon", "11" + std::string(79, '.'), "").text,
              HasSubstr(R"("status":"invalid","reason":"1 twice)"));
}

TEST(AskGrids, ClassicQuestionsRefuseVariantsInOneSentence) {
  for (const std::string id : {"canon", "index", "transform", "minimize", "unavoidable", "backdoors"}) {
    const Reply refused = reply(id, killer, "");
    EXPECT_EQ(refused.kind, Kind::bad_input) << id;
    EXPECT_EQ(refused.text, R"({"error":")" + id + R"( is for classic Sudoku only","line":1,"column":0})");
  }
  EXPECT_THAT(reply("same", puzzle + '\n' + killer, "").text, HasSubstr(R"("line":2)"));
}

TEST(AskGrids, PencilMarksHaveNoForm) {
  EXPECT_EQ(reply("canon", marks, "").kind, Kind::bad_input);
  EXPECT_EQ(reply("minimize", marks, "").kind, Kind::bad_input);
}

TEST(AskGrids, SameNamesTheOtherPuzzleAndTheTransformation) {
  const std::string turned = reply("transform", puzzle, "by=rotate90").text;
  const std::size_t at = turned.find(R"("result":{"puzzle":")");
  ASSERT_NE(at, std::string::npos) << turned;
  const std::string other = turned.substr(at + 20, 81);
  const std::string text = reply("same", puzzle + '\n' + other, "").text;
  EXPECT_THAT(text, HasSubstr(R"("status":"same","other":{"puzzle":")" + other + R"("},"transform":")"));
  EXPECT_THAT(reply("same", puzzle + '\n' + solved, "").text, HasSubstr(R"("status":"different")"));
  const std::string conflict = "11" + std::string(79, '.');
  EXPECT_THAT(reply("same", puzzle + '\n' + conflict, "").text,
              StartsWith(R"({"puzzle":")" + conflict + R"(","status":"invalid")"));
  EXPECT_EQ(reply("same", puzzle, "").text, R"({"error":"expected two puzzles","line":1,"column":1})");
}

TEST(AskGrids, GridAndIndexAreInverse) {
  const std::string text = reply("grid", "", "index=6670903752021072936959").text;
  const std::string grid = text.substr(text.find(R"("grid":")") + 8, 81);
  EXPECT_THAT(reply("index", grid, "").text, HasSubstr(R"("status":"ok","index":"6670903752021072936959")"));
  EXPECT_EQ(reply("grid", "", "index=6670903752021072936960").kind, Kind::bad_option);
  EXPECT_THAT(reply("index", puzzle, "").text, HasSubstr(R"("status":"incomplete")"));
}

TEST(AskGrids, SampleAnswersBothKinds) {
  EXPECT_THAT(reply("sample", puzzle, "count=2").text,
              HasSubstr(R"("solutions":[")" + solved + R"(",")" + solved + R"("],"uniform":true)"));
  EXPECT_THAT(reply("sample", killer, "count=3 seed=2").text, HasSubstr(R"("status":"ok","rules":["killer_cage"])"));
  EXPECT_EQ(reply("sample", several, "count=50 seed=3").text, reply("sample", several, "count=50 seed=3").text);
  EXPECT_NE(reply("sample", several, "count=50 seed=3").text, reply("sample", several, "count=50 seed=4").text);
}

TEST(AskGrids, MinimizeListsMinimalPuzzlesOrRedundantClues) {
  EXPECT_THAT(reply("minimize", puzzle, "redundant=yes").text, HasSubstr(R"("minimal":false,"redundant":["r1c3")"));
  EXPECT_THAT(reply("minimize", puzzle, "seed=5").text, HasSubstr(R"("puzzles":[")"));
  EXPECT_THAT(reply("minimize", puzzle, "all=yes limit=2").text, HasSubstr(R"("complete":false)"));
  EXPECT_THAT(reply("minimize", several, "").text, HasSubstr(R"("status":"multiple solutions")"));
  EXPECT_EQ(reply("minimize", puzzle, "all=yes redundant=yes").kind, Kind::bad_option);
}

TEST(AskGrids, StructureQuestionsHaveSets) {
  EXPECT_THAT(reply("unavoidable", puzzle, "size=4").text,
              HasSubstr(R"("grid":")" + solved + R"(","sets":[{"cells":["r)"));
  EXPECT_THAT(reply("backdoors", puzzle, "").text, HasSubstr(R"("size":0,"backdoors":[""])"));
  const std::string hard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
  EXPECT_THAT(reply("backdoors", hard, "size=0").text, HasSubstr(R"("status":"not found"})"));
  EXPECT_EQ(reply("backdoors", puzzle, "size=7").kind, Kind::bad_option);
}

TEST(AskGrids, LongQuestionsStop) {
  const Watch stop = [](double, std::uint64_t) { return false; };
  for (const auto& [id, options] : std::initializer_list<std::pair<std::string, std::string>>{
           {"canon", ""}, {"sample", "count=1000000"}, {"unavoidable", "size=20"}, {"minimize", "all=yes"}}) {
    EXPECT_EQ(reply(id, puzzle, options, stop).kind, Kind::cancelled) << id;
  }
  const std::string hardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
  EXPECT_EQ(reply("backdoors", hardest, "size=6", stop).kind, Kind::cancelled);
}

}  // namespace
}  // namespace shudu::ask
