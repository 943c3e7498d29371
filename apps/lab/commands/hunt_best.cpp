// shudu hunt best: lists the best puzzles of a hunt, and how they were reached.
#include <fmt/core.h>

#include <memory>

#include "base/json_object.h"
#include "commands/laboratory.h"
#include "engine/common_options.h"
#include "engine/output.h"
#include "hunt/hunt_report.h"
#include "hunt/opened_hunt.h"

namespace shudu::cli {
namespace {

struct HuntBestOptions {
  std::vector<std::string> store;
  std::uint64_t limit = 10;
  bool history = false, json = false;
};

struct BestPuzzle {
  Grid form;
  std::string rating;
  std::uint64_t round;
};

BestPuzzle best_puzzle(const OpenedHunt& hunt, const Kept& kept) {
  return {hunt::form_of(kept.key).value_or(Grid{}), hunt::rating_text(hunt::value_in(kept.rank), hunt.settings.goal),
          found_in(*hunt.store, kept)};
}

JsonObject best_json(const BestPuzzle& one) {
  JsonObject object;
  return object.add("puzzle", to_line(one.form))
      .add("clues", static_cast<std::uint64_t>(one.form.clue_count()))
      .add("rating", one.rating)
      .add("round", one.round);
}

std::string best_line(const BestPuzzle& one) {
  return fmt::format("{} {} {} {}\n", to_line(one.form), one.rating, one.form.clue_count(), one.round);
}

void write_best(const OpenedHunt& hunt, const Kept& kept, const HuntBestOptions& options, Output& out) {
  const BestPuzzle best = best_puzzle(hunt, kept);
  std::vector<BestPuzzle> line;
  if (options.history) {
    for (const Kept& one : line_to(*hunt.store, kept)) line.push_back(best_puzzle(hunt, one));
  }
  if (options.json) {
    JsonObject object = best_json(best);
    std::vector<JsonObject> list;
    for (const BestPuzzle& one : line) list.push_back(best_json(one));
    if (options.history) object.add("history", list);
    object.append_to(out.text());
    return;
  }
  if (!options.history) line = {best};
  for (const BestPuzzle& one : line) out.write(best_line(one));
}

int hunt_best(const HuntBestOptions& options) {
  Verdict verdict;
  const auto hunt = opened_hunt("hunt best", options.store.front(), verdict);
  if (!hunt) return verdict.status();
  Output& out = standard_output();
  // The lines are read after the list, because SQLite reads one list at a time from a store that changes.
  std::vector<Kept> best;
  hunt->store->best([&](const Kept& kept) {
    best.push_back(kept);
    return best.size() < options.limit;
  });
  for (std::size_t i = 0; i < best.size(); ++i) {
    if (options.history && !options.json && i > 0) out.write("\n");
    write_best(*hunt, best[i], options, out);
    out.written();
  }
  if (const std::string& error = hunt->store->error(); !error.empty()) verdict.bad("hunt best: " + error);
  return verdict.status();
}

}  // namespace

Command hunt_best_command() {
  auto o = std::make_shared<HuntBestOptions>();
  return {
      .name = "hunt best",
      .summary = "list the best puzzles of a hunt",
      .description =
          "Write the best puzzles of a hunt, the best first: the puzzle, its rating, its number of clues and the round "
          "that found it (0 for the start). With --history, write each with the puzzles that led to it, from the start "
          "on. Each puzzle of a history is a neighbour of the one before, up to symmetry.",
      .arguments = {store_argument(o->store)},
      .options = {option("-n,--limit N", o->limit, "write N puzzles (default: 10)").between(1, 1'000'000),
                  option("--history", o->history, "write each with the puzzles that led to it"), json_option(o->json)},
      .examples = {{"shudu hunt best er.db --limit 1 --history", "show how the best puzzle was reached"}},
      .run = [o] { return hunt_best(*o); },
  };
}

}  // namespace shudu::cli
