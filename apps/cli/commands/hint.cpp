// shudu hint: describes the next step from the player's own grid and candidates, or the mistakes in them
// (ask/questions/hint.h).
#include <memory>

#include "ask/questions.h"
#include "ask/questions/hint.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/json_record.h"
#include "engine/output.h"
#include "engine/question_options.h"
#include "explain/logic_options.h"
#include "explain/step_board.h"

namespace shudu::cli {
namespace {

struct HintOptions {
  std::vector<std::string> files;
  std::string from;
  bool candidates = false, json = false;
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
  Verdict verdict;
  Input input{options.files, options.from, verdict, Variants::taken};
  AnswerOutput answers{options.json, verdict};
  Output& out = standard_output();
  while (const auto record = input.next()) {
    if (answers.refuses(*record, ask::hint_question)) continue;
    const ask::AnyPuzzleRef puzzle = any_puzzle(*record);
    std::optional<Hint> found;
    const ask::Answer answer = ask::hint(*puzzle->classic(), options.asked, {}, found);
    judge(record->place(), answer, verdict);
    if (options.json) {
      json_record(record->place(), *puzzle, answer).append_to(out.text());
    } else {
      out.write(in_words(*found, options));
    }
    out.written();
  }
  out.flush();
  return verdict.status();
}

}  // namespace

Command hint_command() {
  auto o = std::make_shared<HintOptions>();
  return {
      .name = "hint",
      .summary = "give a hint for the next step, at three levels of detail",
      .description =
          "Give a hint for the player's grid and candidates, in any format that has them. If a digit is wrong, or if "
          "a candidate of the solution was removed, report that and exit with status 1. Otherwise describe the "
          "easiest step. --scale says which step is the easiest. On our own scale it is a full house, then a hidden "
          "single in a box, in a column or row, then a naked single, and so on in the order of 'shudu techniques'. If "
          "the puzzle has several solutions, the hint begins with a warning, because no digit can then be called "
          "wrong.\n\nAt depth 1, the hint names the family of the technique and where to look. At depth 2, it names "
          "the technique and its cells. At depth 3, it gives the whole reasoning.",
      .arguments = {puzzles_argument(o->files)},
      .options =
          {
              option_of(ask::hint_question, "depth", &o->asked, 'd'),
              language_option(ask::hint_question, o->asked),
              {.names = "-c,--candidates",
               .value = "",
               .help = "draw the candidates; at depth 3, mark the step",
               .target = &o->candidates,
               .not_with = {"--json"}},
              scale_option(ask::hint_question, o->asked),
              option_of(ask::hint_question, "techniques", &o->asked),
              option_of(ask::hint_question, "without", &o->asked),
              option_of(ask::hint_question, "uniqueness", &o->asked),
              option_of(ask::hint_question, "notes", &o->asked),
              from_option(o->from),
              json_option(o->json),
          },
      .examples = {{"shudu hint game.sdx", "say where to look"},
                   {"shudu hint --depth 3 game.sdx", "explain the whole step"}},
      .run = [o] { return hint(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
