// The questions about texts, formats, rules, algorithms and runs, as text and options in, JSON out.
#include <gmock/gmock.h>

#include "ask/ask.h"
#include "ask/format_table.h"

namespace shudu::ask {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using Kind = Answer::Kind;

const std::string one_solution = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const std::string killer_cage = ".Shape~4x4.~R1C1_1.Cage~5~R1C2~R1C3";

TEST(AskTexts, ParseListsPuzzlesVariantsAndErrors) {
  const std::string text = reply("parse", one_solution + "\n123\n" + killer_cage, "").text;
  EXPECT_THAT(
      text, StartsWith(R"({"puzzles":[{"puzzle":")" + one_solution + R"(","line":1,"format":"line"}],"variants":[{)"));
  EXPECT_THAT(text, HasSubstr(R"("rules":["killer_cage"],"line":3}])"));
  EXPECT_THAT(text, HasSubstr(R"("errors":[{"line":2,"column":1,)"));
  EXPECT_THAT(reply("parse", one_solution + '\n' + one_solution, "limit=1").text, HasSubstr(R"("truncated":true)"));
  EXPECT_EQ(reply("parse", one_solution, "from=svg").kind, Kind::bad_option);
  EXPECT_EQ(reply("parse", one_solution, "from=Sudoku-Coach").kind, Kind::answered);
}

TEST(AskTexts, ConvertIsText) {
  EXPECT_EQ(reply("convert", one_solution, "").text, one_solution + '\n');
  EXPECT_THAT(reply("convert", one_solution, "to=JSON").text, StartsWith(R"({"puzzle":")"));
  EXPECT_EQ(reply("convert", killer_cage, "to=iss").text, killer_cage + '\n');
  EXPECT_THAT(reply("convert", killer_cage, "").text, HasSubstr("line: "));
  EXPECT_EQ(reply("convert", killer_cage, "to=iss drop_marks=yes").kind, Kind::bad_input);
  const std::string played = R"({"puzzle":")" + one_solution + R"(","values":"4)" + one_solution.substr(1) + R"("})";
  EXPECT_EQ(reply("convert", played, "to=sdm").kind, Kind::bad_input);
  EXPECT_EQ(reply("convert", played, "to=line lossy=yes").text, one_solution + '\n');
}

TEST(AskTexts, TablesHaveEveryRow) {
  for (const Format& row : formats()) {
    EXPECT_THAT(reply("formats", "", "").text, HasSubstr(R"("id":")" + std::string{row.id} + '"'));
  }
  EXPECT_THAT(reply("rules", "", "").text, HasSubstr(R"({"id":"killer_cage","form":)"));
  EXPECT_THAT(reply("algorithms", "", "").text, HasSubstr(R"({"id":"logic","title":)"));
}

TEST(AskTexts, VariantDescribesBothKinds) {
  const std::string classic = reply("variant", one_solution, "").text;
  EXPECT_THAT(classic, StartsWith(R"({"puzzle":")" + one_solution + R"(","status":"ok","classic":true,"rows":9)"));
  const std::string text = reply("variant", killer_cage, "language=zh_CN").text;
  EXPECT_THAT(text, HasSubstr(R"("status":"ok","rules":["killer_cage"],"classic":false)"));
  EXPECT_THAT(text, HasSubstr(R"("meanings":[{"id":"killer_cage","name":")"));
  EXPECT_NE(text, reply("variant", killer_cage, "").text);
}

TEST(AskTexts, VerifyNamesTheFaultsOfAnAnswer) {
  const std::string solved = "483921657967345821251876493548132976729564138136798245372689514814253769695417382";
  EXPECT_THAT(reply("verify", one_solution, "answer=" + solved).text, HasSubstr(R"("status":"right","faults":[]})"));
  EXPECT_THAT(reply("verify", one_solution, "answer=" + one_solution).text,
              HasSubstr(R"(49 cells are blank, the first is r1c1)"));
  EXPECT_THAT(reply("verify", one_solution, "answer=no_solution").text, HasSubstr("says no solution, but"));
  EXPECT_THAT(reply("verify", "11" + std::string(79, '.'), "answer=N").text, HasSubstr(R"("status":"right")"));
  EXPECT_THAT(reply("verify", one_solution, "answer=12").text, HasSubstr("2 characters, expected 81"));
  EXPECT_THAT(reply("verify", killer_cage, "answer=1243341221344321").text, HasSubstr(R"("status":"wrong")"));
  EXPECT_THAT(reply("verify", killer_cage, "answer=1243341221344321").text, HasSubstr("killer_cage r1c2 r1c3; 5"));
  EXPECT_EQ(reply("verify", one_solution, "").kind, Kind::bad_option);
}

TEST(AskTexts, TraceHasAPartOfTheRunAndItsStatus) {
  const std::string hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
  const std::string part = reply("trace", hard, "algorithm=backtracking events=3").text;
  EXPECT_THAT(part, StartsWith(R"({"puzzle":")" + hard + R"(","status":"stopped","kinds":["place")"));
  EXPECT_THAT(reply("trace", one_solution, "").text, HasSubstr(R"("status":"solved")"));
  EXPECT_THAT(reply("trace", "11" + std::string(79, '.'), "").text,
              HasSubstr(R"("status":"invalid","reason":"1 twice)"));
  EXPECT_THAT(reply("trace", one_solution, "algorithm=logic").text, HasSubstr(R"("steps":[{)"));
  EXPECT_EQ(reply("trace", one_solution, "algorithm=nothing").kind, Kind::bad_option);
  EXPECT_EQ(reply("trace", killer_cage, "").kind, Kind::bad_input);
  const Watch stop = [](double, std::uint64_t) { return false; };
  EXPECT_EQ(reply("trace", one_solution, "", stop).kind, Kind::cancelled);
}

}  // namespace
}  // namespace shudu::ask
