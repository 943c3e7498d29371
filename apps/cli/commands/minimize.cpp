// shudu minimize: removes redundant clues.
#include <memory>

#include "ask/questions.h"
#include "ask/questions/minimize.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/numbers.h"
#include "engine/output.h"
#include "engine/question_options.h"
#include "engine/seed.h"
#include "grids/grid_output.h"
#include "shudu/structure.h"

namespace shudu::cli {
namespace {

struct MinimizeOptions {
  std::vector<std::string> files;
  std::string from, to = "line";
  ask::MinimizeOptions asked{.seed = fresh_seed};
};

// The number of a record in the whole input.
std::uint64_t number_of(std::uint64_t operand, std::uint64_t line) { return (operand << 40) + line; }

std::string redundant_in_text(const Grid& clues) {
  std::string names;
  for (const Cell cell : redundant_clues(clues)) names += (names.empty() ? "" : " ") + name(cell);
  return (names.empty() ? "minimal" : names) + '\n';
}

int minimize(const MinimizeOptions& options) {
  const ask::MinimizeOptions& asked = options.asked;
  Verdict verdict;
  Input input{options.files, options.from, verdict, Variants::taken};
  GridOutput out{options.to, verdict};
  Output& text = standard_output();
  const std::uint64_t seed = asked.all || asked.redundant ? 0 : seed_for(asked.seed);
  std::uint64_t total = 0;  // of --all
  std::optional<Progress> progress;
  if (asked.all) progress.emplace("minimal puzzles");
  const auto write_all = [&](const Grid& clues) {
    std::uint64_t found = 0;
    all_minimal_puzzles(clues, [&](const Grid& puzzle) {
      out.write(puzzle);
      text.written();
      progress->update(++total, -1);
      return ++found < asked.limit && !text.failed();
    });
  };
  while (const auto record = input.next()) {
    if (!record->is_readable()) {
      verdict.bad(located(record->file, record->puzzle.error()));
      text.write(answer_line(*refused(*record, ask::minimize_question)));
      continue;
    }
    auto why = refused(*record, ask::minimize_question);
    if (!why) why = ask::not_minimized(*record->puzzle);
    if (why) {
      judge(record->place(), ask::Answer::no(*why), verdict);
      text.write(answer_line(*why));
    } else if (asked.redundant) {
      text.write(redundant_in_text(record->puzzle->clues));
    } else if (asked.all) {
      write_all(record->puzzle->clues);
    } else {
      const std::uint64_t number = number_of(input.operand(), record->puzzle->line);
      out.write(ask::minimal_puzzle_of(record->puzzle->clues, seed, number));
    }
    text.written();
  }
  progress.reset();
  if (asked.all && !text.failed()) note("minimize: minimal puzzles: " + with_commas(total));
  return verdict.status();
}

}  // namespace

Command minimize_command() {
  auto o = std::make_shared<MinimizeOptions>();
  return {
      .name = "minimize",
      .summary = "remove clues until every clue is necessary",
      .description =
          "Remove clues from each puzzle until it is minimal. A puzzle is minimal if removing any clue makes the "
          "solution ambiguous. Clues are removed in a random order, chosen by --seed. With --all, write every minimal "
          "puzzle that can be reached. With --redundant, list the clues that can be removed one at a time.",
      .arguments = {puzzles_argument(o->files)},
      .options = {not_with(option_of(ask::minimize_question, "all", &o->asked, 'a'), {"--redundant", "--seed"}),
                  needing(option_of(ask::minimize_question, "limit", &o->asked, 'n'), {"--all"}),
                  not_with(option_of(ask::minimize_question, "redundant", &o->asked), {"--seed", "--to"}),
                  seed_option(o->asked.seed), to_option(o->to), from_option(o->from)},
      .examples = {{"shudu minimize examples/puzzles.txt", "write one minimal puzzle for each puzzle"}},
      .run = [o] { return minimize(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
