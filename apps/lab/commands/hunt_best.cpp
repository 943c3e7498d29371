// shudu hunt best: lists the best puzzles of a hunt, and how they were reached.
#include <fmt/core.h>

#include <memory>

#include "base/json_object.h"
#include "commands/laboratory.h"
#include "engine/common_options.h"
#include "engine/output.h"
#include "grids/bulk_grid_output.h"
#include "hunt/hunt_report.h"
#include "hunt/opened_hunt.h"

namespace shudu::cli {
namespace {

struct HuntBestOptions {
  std::vector<std::string> store;
  std::string to, keep_from;
  std::uint64_t limit = 0;
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

// Writes the puzzles alone, as they are read.
void write_puzzles(const OpenedHunt& hunt, hunt::Value least, const HuntBestOptions& options, Verdict& verdict) {
  GridOutput out{options.to, verdict};
  std::uint64_t written = 0;
  hunt.store->best([&](const Kept& kept) {
    if (hunt::value_in(kept.rank) < least) return false;
    if (const auto form = hunt::form_of(kept.key)) out.write(*form);
    return ++written != options.limit && !standard_output().failed();
  });
}

void write_list(const OpenedHunt& hunt, hunt::Value least, const HuntBestOptions& options) {
  Output& out = standard_output();
  // The lines are read after the list, because SQLite reads one list at a time from a store that changes.
  std::vector<Kept> best;
  hunt.store->best([&](const Kept& kept) {
    if (hunt::value_in(kept.rank) < least) return false;
    best.push_back(kept);
    return best.size() < (options.limit == 0 ? 10 : options.limit);
  });
  for (std::size_t i = 0; i < best.size(); ++i) {
    if (options.history && !options.json && i > 0) out.write("\n");
    write_best(hunt, best[i], options, out);
    out.written();
  }
}

int hunt_best(const HuntBestOptions& options) {
  Verdict verdict;
  const auto hunt = opened_hunt("hunt best", options.store.front(), verdict);
  if (!hunt) return verdict.status();
  const auto least = least_wanted("hunt best", "--keep-from", options.keep_from, hunt->settings.goal, verdict);
  if (!least) return verdict.status();
  options.to.empty() ? write_list(*hunt, *least, options) : write_puzzles(*hunt, *least, options, verdict);
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
          "on. Each puzzle of a history is a neighbour of the one before, up to symmetry. With --to, write only the "
          "puzzles, all that the hunt kept, in a format of your choice.",
      .arguments = {store_argument(o->store)},
      .options = {option("-n,--limit N", o->limit, "write N puzzles (default: 10; with --to, all)").least(1),
                  option("--keep-from RATING", o->keep_from,
                         "write only puzzles with at least this rating, or with at most this number of clues"),
                  option("--history", o->history, "write each with the puzzles that led to it"),
                  option("--to FORMAT", o->to, "write only the puzzles, in this format of 'shudu formats'")
                      .among(writable_formats(), "shudu formats")
                      .not_with({"--history", "--json"}),
                  json_option(o->json)},
      .examples = {{"shudu hunt best er.db --limit 1 --history", "show how the best puzzle was reached"},
                   {"shudu hunt best er.db --to line --limit 100 | shudu rate",
                    "rate the 100 best puzzles on all scales"}},
      .run = [o] { return hunt_best(*o); }};
}

}  // namespace shudu::cli
