// shudu hint: describes the next step from the player's own grid and candidates, or the mistakes in them
// (ask/questions/hint.h).
#include <memory>

#include "ask/questions.h"
#include "ask/questions/hint.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "explain/step_board.h"

namespace shudu::cli {
namespace {

struct HintOptions : InputOptions {
  bool candidates = false;
  ask::LogicOptions asked{.depth = 1};
};

std::string in_words(const Hint& hint, const HintOptions& options) {
  const Language language = options.asked.language;
  const logic::Depth depth = options.asked.words();
  std::string text;
  if (hint.solutions > 1) text += fitted(std::string{logic::path_texts.several_solutions[language]} + '\n');
  if (options.candidates && hint.step) {
    const logic::Step* marked = depth == logic::Depth::whole ? &*hint.step : nullptr;
    text += step_board(hint.state, marked, language, stdout_style());
  }
  return text + fitted(describe(hint, language, depth) + '\n');
}

int hint(const HintOptions& options) {
  return answer_each(ask::hint_question, options, [&](const ask::AnyPuzzle& puzzle) {
    std::optional<Hint> found;
    ask::Answer answer = ask::hint(*puzzle.classic(), options.asked, {}, found);
    return Told{std::move(answer), [found, &options] { return in_words(*found, options); }, true};
  });
}

}  // namespace

Command hint_command() {
  auto o = std::make_shared<HintOptions>();
  return {
      .name = "hint",
      .summary = "give a hint for the next step, at three levels of detail",
      .description =
          "Give a hint for the player's grid and candidates, in any format that has them. If a digit is wrong, or if a "
          "candidate of the solution was removed, report that and exit with status 1. Otherwise describe the easiest "
          "step. --scale says which step is the easiest. On our own scale it is a full house, then a hidden single in "
          "a box, in a column or row, then a naked single, and so on in the order of 'shudu techniques'. If the puzzle "
          "has several solutions, the hint begins with a warning, because no digit can then be called wrong.\n\nAt "
          "depth 1, the hint names the family of the technique and where to look. At depth 2, it names the technique "
          "and its cells. At depth 3, it gives the whole reasoning.",
      .input = o.get(),
      .extras = InputExtras::json,
      .options = {option_of(ask::hint_question, "depth", &o->asked, 'd'), language_option(o->asked.language),
                  option("-c,--candidates", o->candidates, "draw the candidates; at depth 3, mark the step")
                      .not_with({"--json"}),
                  option_of(ask::hint_question, "scale", &o->asked).not_with({"--techniques", "--without"}),
                  option_of(ask::hint_question, "techniques", &o->asked),
                  option_of(ask::hint_question, "without", &o->asked),
                  option_of(ask::hint_question, "uniqueness", &o->asked),
                  option_of(ask::hint_question, "notes", &o->asked)},
      .examples = {{"shudu hint game.sdx", "say where to look"},
                   {"shudu hint --depth 3 game.sdx", "explain the whole step"}},
      .run = [o] { return hint(*o); }};
}

}  // namespace shudu::cli
