// The questions about logic, as every front end asks them.
#include <gtest/gtest.h>

#include <string>

#include "ask/ask.h"

namespace shudu::ask {
namespace {

constexpr std::string_view easy = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
constexpr std::string_view conflicting =
    "11...............................................................................";
constexpr std::string_view variant = ".Shape~4x4.~R1C1_1~R2C3_2~R3C3_4.Thermo~R4C1~R3C1~R2C1";
// One candidate of the solution, the 9 of r1c1, is not in the notes.
constexpr std::string_view missing =
    ":0000:x:......6..23.............9....6..7...5..2...3........1...7.69....1.....25.....8...:911 511:::";

std::string ask_logic(std::string_view question, std::string_view puzzle, std::string_view options) {
  const Reply answer = reply(question, puzzle, options);
  EXPECT_EQ(answer.kind, Answer::Kind::answered) << answer.text;
  return answer.text;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(AskHint, RevealsWhatTheDepthAllows) {
  const std::string where = ask_logic("hint", easy, "depth=1");
  EXPECT_TRUE(has(where, "\"family\":\"singles\"")) << where;
  EXPECT_FALSE(has(where, "\"technique\"")) << where;
  const std::string which = ask_logic("hint", easy, "depth=2");
  EXPECT_TRUE(has(which, "\"technique\":\"hidden_single\"")) << which;
  EXPECT_FALSE(has(which, "\"step\":")) << which;
  const std::string whole = ask_logic("hint", easy, "");
  EXPECT_TRUE(has(whole, "\"depth\":3") && has(whole, "\"step\":{")) << whole;
}

TEST(AskHint, NamesAMissingCandidateAtTheLastDepthOnly) {
  EXPECT_FALSE(has(ask_logic("hint", missing, "depth=2"), "\"missing\":"));
  EXPECT_TRUE(has(ask_logic("hint", missing, "depth=3"), "\"missing\":[{\"cell\":\"r1c1\",\"digit\":9}]"));
}

TEST(AskHint, BeginsWithThePuzzleAndTheStatus) {
  const std::string puzzle{conflicting};
  const std::string answer = ask_logic("hint", conflicting, "");
  EXPECT_EQ(answer.rfind("{\"puzzle\":\"" + puzzle + "\",\"status\":\"invalid\",\"reason\":\"1 twice in ", 0), 0U)
      << answer;
}

TEST(AskLogic, HasOneLanguage) {
  EXPECT_TRUE(has(ask_logic("hint", easy, "language=zh_TW depth=1"), "試試"));
  EXPECT_EQ(reply("hint", easy, "language=fr").text,
            "{\"error\":\"option language=fr: expected one of en, zh-Hans, zh-Hant\"}");
}

TEST(AskLogic, KnowsTheNamesOfTechniques) {
  EXPECT_TRUE(
      has(ask_logic("hint", easy, "techniques=SINGLES without=Hidden-Single,full_house depth=2"), "naked_single"));
  const Reply answer = reply("hint", easy, "techniques=singles,no_such");
  EXPECT_EQ(answer.kind, Answer::Kind::bad_option);
  EXPECT_TRUE(has(answer.text, "unknown name 'no_such'")) << answer.text;
}

TEST(AskPath, SolvesOrSaysWhyNot) {
  const std::string solved = ask_logic("path", easy, "");
  EXPECT_TRUE(has(solved, "\"status\":\"solved\"") && has(solved, "\"solution\":\"4")) << solved;
  const std::string stuck = ask_logic("path", easy, "techniques=sk_loop");
  EXPECT_TRUE(has(stuck, "\"status\":\"stuck\"") && has(stuck, "\"steps\":[]") && has(stuck, "\"candidates\":["));
  const std::string invalid = ask_logic("path", conflicting, "");
  EXPECT_TRUE(has(invalid, "\"status\":\"invalid\",\"reason\":") && has(invalid, "\"steps\":[]")) << invalid;
}

TEST(AskPath, SaysAsMuchAsTheDepthAllows) {
  EXPECT_TRUE(has(ask_logic("path", easy, "depth=1"), "\"words\":\"Try singles: look at"));
  EXPECT_FALSE(has(ask_logic("path", easy, "depth=3"), "\"words\":\"Try singles: look at"));
}

TEST(AskSteps, HasALimit) {
  EXPECT_TRUE(has(ask_logic("steps", easy, "limit=1"), "\"truncated\":true"));
  EXPECT_TRUE(has(ask_logic("steps", easy, "techniques=naked_single"), "\"truncated\":false"));
}

TEST(AskSteps, StartsFromTheNotes) {
  std::string game = "{\"puzzle\":\"" + std::string{easy} + "\",\"notes\":[\"45\"";
  for (int i = 1; i < 81; ++i) game += ",\"\"";
  game += "]}";
  EXPECT_TRUE(has(ask_logic("steps", game, "techniques=full_house"), "\"candidates\":[\"45\","));
  EXPECT_FALSE(has(ask_logic("steps", game, "techniques=full_house notes=no"), "\"candidates\":[\"45\","));
}

TEST(AskExercise, NeedsATechnique) {
  const std::string answer = ask_logic("exercise", easy, "technique=hidden_single");
  EXPECT_TRUE(has(answer, "\"status\":\"exercise\"") && has(answer, "\"values\":\"")) << answer;
  EXPECT_TRUE(has(ask_logic("exercise", conflicting, "technique=hidden_single"), "\"status\":\"none\""));
  EXPECT_EQ(reply("exercise", easy, "").kind, Answer::Kind::bad_option);
  EXPECT_TRUE(
      has(reply("exercise", easy, "technique=fish").text, "expected one of those that 'shudu techniques' lists"));
}

TEST(AskRate, HasTheFieldsOfItsScale) {
  const std::string own = ask_logic("rate", easy, "scale=own");
  EXPECT_TRUE(has(own, "\"status\":\"rated\",\"clues\":32") && has(own, "\"own\":")) << own;
  EXPECT_FALSE(has(own, "\"er\":"));
  EXPECT_TRUE(has(ask_logic("rate", conflicting, ""), "\"status\":\"invalid\""));
}

TEST(AskTechniques, IsInOneLanguage) {
  const std::string answer = ask_logic("techniques", "", "language=zh-Hans");
  EXPECT_EQ(answer.rfind("{\"techniques\":[{\"id\":\"full_house\",\"order\":1,\"name\":\"同区剩一\"", 0), 0U);
  EXPECT_TRUE(has(answer, "\"levels\":[{\"id\":\"easy\",\"name\":\"简单\"}")) << answer.substr(answer.size() - 2000);
}

class AskLogicQuestion : public testing::TestWithParam<const char*> {
 public:
  static std::string_view id() {
    return std::string_view{GetParam()}.substr(0, std::string_view{GetParam()}.find(' '));
  }
  static std::string_view options() { return std::string_view{GetParam()}.substr(id().size()); }
};

TEST_P(AskLogicQuestion, IsForClassicPuzzles) {
  const Reply answer = reply(id(), variant, options());
  EXPECT_EQ(answer.kind, Answer::Kind::bad_input);
  EXPECT_TRUE(has(answer.text, "\"" + std::string{id()} + " is for classic Sudoku only\"")) << answer.text;
}

TEST_P(AskLogicQuestion, IsStoppedByItsWatch) {
  int asked = 0;
  const Watch stop = [&](double, std::uint64_t) {
    ++asked;
    return false;
  };
  EXPECT_EQ(reply(id(), easy, options(), stop).kind, Answer::Kind::cancelled);
  EXPECT_EQ(asked, 1);
}

TEST_P(AskLogicQuestion, AnswersTheSameWithAWatch) {
  const Watch go_on = [](double, std::uint64_t) { return true; };
  EXPECT_EQ(reply(id(), easy, options(), go_on).text, reply(id(), easy, options()).text);
}

INSTANTIATE_TEST_SUITE_P(All, AskLogicQuestion,
                         testing::Values("hint", "hint scale=hodoku", "hint scale=explainer", "path",
                                         "path scale=hodoku", "path scale=explainer", "steps techniques=singles,wings",
                                         "exercise technique=naked_single", "rate", "rate scale=all"));

}  // namespace
}  // namespace shudu::ask
