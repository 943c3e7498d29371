// shudu minimize: removes redundant clues.
#include <fmt/core.h>

#include <memory>

#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/numbers.h"
#include "engine/output.h"
#include "engine/seed.h"
#include "engine/terminal.h"
#include "grids/grid_output.h"
#include "shudu/board/conflict.h"
#include "shudu/random.h"
#include "shudu/search.h"
#include "shudu/structure.h"
#include "solve/no_answer.h"

namespace shudu::cli {
namespace {

struct MinimizeOptions {
  std::vector<std::string> files;
  std::string from, to = "line";
  bool all = false, redundant = false;
  std::uint64_t limit = no_limit, seed = fresh_seed;
};

// Every record has random numbers of its own, so that the answer to a record does not depend on the records before it.
std::uint64_t block_of(std::uint64_t operand, std::uint64_t line) { return (operand << 40) + line; }

int minimize(const MinimizeOptions& options) {
  Verdict verdict;
  Input input{options.files, options.from, verdict};
  GridOutput out{options.to, verdict};
  Output& text = standard_output();
  const std::uint64_t seed = options.all || options.redundant ? 0 : seed_for(options.seed);
  std::uint64_t total = 0;  // of --all
  std::optional<Progress> progress;
  if (options.all) progress.emplace("minimal puzzles");
  while (auto record = input.next()) {
    if (!record->puzzle) {
      verdict.bad(located(record->file, record->puzzle.error()));
      text.write(answer_line(*not_searchable(*record)));
      continue;
    }
    const Grid& clues = record->puzzle->clues;
    const auto why = record->puzzle->candidates
                         ? unsupported("puzzles with pencil marks cannot be minimized")
                         : not_proper(*record, has_conflict(clues) ? 0 : count_solutions(clues, 2));
    if (why) {
      report(*record, *why, verdict);
      text.write(answer_line(*why));
    } else if (options.redundant) {
      std::string names;
      for (Cell cell : redundant_clues(clues)) names += (names.empty() ? "" : " ") + name(cell);
      text.write((names.empty() ? "minimal" : names) + '\n');
    } else if (options.all) {
      std::uint64_t found = 0;
      all_minimal_puzzles(clues, [&](const Grid& puzzle) {
        out.write(puzzle);
        text.written();
        progress->update(++total, -1);
        return ++found < options.limit && !text.failed();
      });
    } else {
      std::vector<Cell> order;
      for (Cell cell : clues.filled()) order.push_back(cell);
      Random random = Random::of_block(seed, block_of(input.operand(), record->puzzle->line));
      random.shuffle(std::span{order});
      out.write(minimal_puzzle(clues, order));
    }
    text.written();
  }
  progress.reset();
  if (options.all && !text.failed()) note("minimize: minimal puzzles: " + with_commas(total));
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
      .options = {{.names = "-a,--all",
                   .value = "",
                   .help = "write every minimal puzzle that can be reached",
                   .target = &o->all,
                   .not_with = {"--redundant", "--seed"}},
                  {.names = "-n,--limit",
                   .value = "N",
                   .help = "stop after N minimal puzzles of each puzzle",
                   .target = &o->limit,
                   .minimum = 1,
                   .needs = {"--all"}},
                  {.names = "--redundant",
                   .value = "",
                   .help = "list the redundant clues",
                   .target = &o->redundant,
                   .not_with = {"--seed", "--to"}},
                  seed_option(o->seed),
                  to_option(o->to),
                  from_option(o->from)},
      .examples = {{"shudu minimize examples/puzzles.txt", "write one minimal puzzle for each puzzle"}},
      .run = [o] { return minimize(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
