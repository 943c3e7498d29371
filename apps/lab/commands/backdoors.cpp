// shudu backdoors: finds the smallest sets of cells that reduce a puzzle to singles.
#include <fmt/core.h>

#include <memory>

#include "ask/questions.h"
#include "ask/questions/backdoors.h"
#include "commands/laboratory.h"
#include "engine/answer_output.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/numbers.h"
#include "engine/pipeline.h"
#include "engine/question_options.h"
#include "engine/terminal.h"
#include "shudu/structure.h"
#include "solve/answers.h"

namespace shudu::cli {
namespace {

struct BackdoorsOptions {
  std::vector<std::string> files;
  std::string from;
  ask::BackdoorsOptions asked;
  bool json = false;
  int threads = 0;
};

struct Backdoors {
  Answered answered;
  std::vector<std::vector<CellSet>> list;
};

// A sentence with the number of sets, and the sets as words.
std::string for_people(const std::vector<CellSet>& sets, const Grid& solution) {
  const auto size = static_cast<std::uint64_t>(sets.front().size());
  if (size == 0) return fitted("no backdoor is needed: singles solve the puzzle\n", 2);
  std::string text = fmt::format("{} of {}; each reduces the puzzle to singles:", counted(sets.size(), "backdoor"),
                                 counted(size, "cell"));
  for (CellSet cells : sets) text += ' ' + ask::with_digits(cells, solution);
  return wrapped(text, 2, text_width()) + '\n';
}

std::string in_text(const std::vector<CellSet>& sets, const Grid& solution, std::uint64_t most) {
  if (sets.empty()) return fmt::format("more than {}\n", most);
  if (stdout_is_terminal()) return for_people(sets, solution);
  std::string text = std::to_string(sets.front().size());
  for (const CellSet cells : sets) {
    if (!cells.empty()) text += ' ' + ask::with_digits(cells, solution);
  }
  return text + '\n';
}

int run(const BackdoorsOptions& options) {
  Verdict verdict;
  Input input{options.files, options.from, verdict, Variants::taken};
  AnswerOutput answers{options.json, verdict};
  const std::uint64_t most = options.asked.size;
  answer_in_order<Backdoors>(
      input, {.threads = threads_wanted(options.threads), .batch = 32},
      [&](const Batch& batch, Backdoors& result) {
        answer_batch(batch, {.limit = 2, .variants = false}, result.answered);
        result.list.assign(batch.size(), {});
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Answer& solved = result.answered.answers[i];
          if (solved.count == 1) result.list[i] = backdoors(batch.clues()[i], solved.solution, static_cast<int>(most));
        }
      },
      [&](Batch& batch, const Backdoors& result) {
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Record& record = batch.record(i);
          if (answers.refuses(record, ask::backdoors_question, true)) continue;
          const Answer& solved = result.answered.answers[i];
          const std::vector<CellSet>& sets = result.list[i];
          answers.write(record, *any_puzzle(record), ask::backdoors_answer(*record.puzzle, solved, sets),
                        [&] { return in_text(sets, solved.solution, most); });
        }
      });
  standard_output().flush();
  return verdict.status();
}

}  // namespace

Command backdoors_command() {
  auto o = std::make_shared<BackdoorsOptions>();
  return {
      .name = "backdoors",
      .summary = "find the smallest sets of cells that reduce a puzzle to singles",
      .description =
          "Write the smallest number of cells that must be filled in before naked and hidden singles solve the rest of "
          "the puzzle, and all sets of that size with their digits. The number is 0 if singles solve the puzzle. If it "
          "is larger than --size, write 'more than N'.",
      .arguments = {puzzles_argument(o->files)},
      .options = {option_of(ask::backdoors_question, "size", &o->asked), from_option(o->from), json_option(o->json),
                  threads_option(o->threads)},
      .examples = {{"shudu backdoors examples/puzzles.txt", "write one line per puzzle"}},
      .run = [o] { return run(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
