// shudu minimize: removes redundant clues.
#include <memory>

#include "ask/logic/step_json.h"
#include "ask/questions.h"
#include "ask/questions/minimize.h"
#include "base/word_list.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/table.h"
#include "grids/bulk_grid_output.h"
#include "shudu/structure.h"

namespace shudu::cli {
namespace {

struct MinimizeOptions : InputOptions {
  std::string to = "line";
  ask::MinimizeOptions asked{.seed = fresh_seed};
};

std::string redundant_in_text(const Grid& clues) {
  const std::string names = joined(logic::cell_names(redundant_clues(clues)), " ");
  return (names.empty() ? "minimal" : names) + '\n';
}

// Writes every minimal puzzle as soon as it is found, and adds their number to the total.
void write_all(const Grid& clues, std::uint64_t limit, GridOutput& out, std::uint64_t& total, Progress& progress) {
  std::uint64_t found = 0;
  all_minimal_puzzles(clues, [&](const Grid& puzzle) {
    out.write(puzzle);
    progress.update(++total, -1);
    return ++found < limit && !standard_output().failed();
  });
}

int minimize(const MinimizeOptions& options) {
  ask::MinimizeOptions asked = options.asked;
  Verdict verdict;
  Input input{options, verdict};
  AnswerOutput answers{ask::minimize_question, options.json, verdict};
  GridOutput out{options.to, verdict};
  asked.seed = asked.all || asked.redundant ? 0 : seed_for(asked.seed);
  std::uint64_t total = 0;  // of --all
  std::optional<Progress> progress;
  if (asked.all) progress.emplace("minimal puzzle");
  while (const auto record = input.next()) {
    if (answers.refuses(*record)) continue;
    const Puzzle& puzzle = *record->puzzle;
    asked.record = input.number_of(*record);
    if (options.json || asked.redundant || ask::not_minimized(puzzle)) {
      answers.write(*record, {answer_to(ask::minimize_question, *record, &asked),
                              [&] { return redundant_in_text(puzzle.clues); }});
    } else if (asked.all) {
      write_all(puzzle.clues, asked.limit, out, total, *progress);
    } else {
      out.write(ask::minimal_puzzle_of(puzzle, asked));
    }
  }
  progress.reset();
  if (asked.all && !options.json && !standard_output().failed()) {
    note("minimize: minimal puzzles: " + with_commas(total));
  }
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
      .input = o.get(),
      .extras = InputExtras::json,
      .options = {option_of(ask::minimize_question, "all", &o->asked, 'a').not_with({"--redundant", "--seed"}),
                  option_of(ask::minimize_question, "limit", &o->asked, 'n').only_with({"--all"}),
                  option_of(ask::minimize_question, "redundant", &o->asked).not_with({"--seed", "--to"}),
                  seed_option(o->asked.seed), to_option(o->to).not_with({"--json"})},
      .examples = {{"shudu minimize examples/puzzles.txt", "write one minimal puzzle for each puzzle"}},
      .run = [o] { return minimize(*o); }};
}

}  // namespace shudu::cli
