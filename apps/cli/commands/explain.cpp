// shudu explain: the whole logical solution of each puzzle, in words.
#include <fmt/core.h>

#include <memory>

#include "answers.h"
#include "command.h"
#include "input.h"
#include "output.h"
#include "shudu/logic.h"
#include "shudu/words.h"

namespace shudu::cli {
namespace {

struct ExplainOptions {
  std::vector<std::string> files;
  std::string from, lang = "en";
};

int explain(const ExplainOptions& options) {
  Verdict verdict;
  Input input{options.files, options.from, verdict};
  Output& out = standard_output();
  const logic::Language language = *logic::language_called(options.lang);
  while (auto record = input.next()) {
    if (!record->puzzle) {
      verdict.bad(located(record->file, record->puzzle.error()));
      continue;
    }
    const Puzzle& puzzle = *record->puzzle;
    logic::State state{puzzle.clues, puzzle.values};
    if (puzzle.candidates) state.restrict_to(*puzzle.candidates);
    const logic::Options limits{.uniqueness = has_unique_solution(puzzle.clues)};
    const logic::Path path = logic::solve(state, logic::techniques(), limits);
    for (const logic::Step& step : path.steps) out.write(logic::tell(step, language) + '\n');
    if (path.end != logic::Path::End::solved) verdict.negative();
    out.written();
  }
  out.flush();
  return verdict.status();
}

}  // namespace

Command explain_command() {
  auto o = std::make_shared<ExplainOptions>();
  return {
      .name = "explain",
      .summary = "solve puzzles by logic and tell every step in words",
      .description = "Never guesses.",
      .arguments = {puzzles_argument(o->files)},
      .options = {{.names = "--lang",
                   .value = "LANGUAGE",
                   .help = "language of the words",
                   .target = &o->lang,
                   .choices = {"en", "zh-Hans", "zh-Hant"}},
                  from_option(o->from)},
      .examples = {{"shudu explain examples/puzzles.txt", "the whole solution in words"}},
      .run = [o] { return explain(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
