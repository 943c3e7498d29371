// The question generate, as options in, JSON out.
#include <gmock/gmock.h>

#include "ask/ask.h"
#include "ask/questions.h"
#include "ask/questions/generate.h"

namespace shudu::ask {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;
using Kind = Answer::Kind;

std::string generated(const std::string& options) { return reply("generate", "", options).text; }

TEST(AskGenerate, PuzzlesHaveTheirSolutionAndWhatWasAskedFor) {
  EXPECT_THAT(generated("seed=3"), HasSubstr(R"({"puzzles":[{"puzzle":")"));
  EXPECT_THAT(generated("seed=3"), Not(HasSubstr("level")));
  EXPECT_THAT(generated("level=easy,medium count=2"),
              MatchesRegex(R"re(.*"solution":"[1-9]+","level":"easy","score":[0-9]+,.*"level":"medium".*)re"));
  EXPECT_THAT(generated("rating=1.0-2.3"), HasSubstr(R"("er":)"));
  EXPECT_THAT(generated("minutes=3-8"), HasSubstr(R"("minutes":)"));
  EXPECT_THAT(generated("rated=yes path=yes"),
              MatchesRegex(R"re(.*"er":[0-9.]+,"ep":[0-9.]+,"ed":[0-9.]+,"level":.*"path":\["naked_single".*)re"));
  EXPECT_EQ(generated("seed=3 count=5"), generated("seed=3 count=5"));
}

TEST(AskGenerate, MistakesNameTheOption) {
  EXPECT_EQ(generated("clues=40-30"),
            R"({"error":"option clues=40-30: the larger number is first; did you mean 30-40?"})");
  EXPECT_THAT(generated("uses=xyz"),
              HasSubstr("option uses=xyz: unknown name 'xyz'; expected names that 'shudu techniques' lists"));
  EXPECT_THAT(generated("pattern=1.1"), HasSubstr("option pattern=1.1: expected 81 characters"));
  EXPECT_THAT(generated("level=easy,medium"), HasSubstr("2 levels need at least 2 puzzles"));
  EXPECT_EQ(generated("clues=9-16"), R"({"error":"no puzzle with fewer than 17 clues has one solution"})");
  EXPECT_EQ(reply("generate", "", "not_unique=yes level=easy").kind, Kind::bad_option);
  EXPECT_EQ(reply("generate", "", "not_unique=yes minimal=yes").kind, Kind::bad_option);
  EXPECT_THAT(generated("not_unique=yes clues=20"), HasSubstr(R"("clues":20)"));
}

TEST(AskGenerate, OpenRangesHaveNoDefaultAsText) {
  GenerateOptions asked;
  for (const Option& row : generate_question.options) {
    const std::string text = text_of(row, row.field(&asked));
    if (row.name == "rating" || row.name == "minutes") {
      EXPECT_EQ(text, "");
    } else if (row.name == "clues") {
      EXPECT_EQ(text, "0-81");
    }
  }
}

TEST(AskGenerate, AWatchStopsIt) {
  const Watch stop = [](double, std::uint64_t) { return false; };
  EXPECT_EQ(reply("generate", "", "count=1000", stop).kind, Kind::cancelled);
}

}  // namespace
}  // namespace shudu::ask
