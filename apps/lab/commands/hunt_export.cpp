// shudu hunt export: writes the puzzles that a hunt kept.
#include <memory>

#include "commands/laboratory.h"
#include "engine/common_options.h"
#include "grids/grid_output.h"
#include "hunt/opened_hunt.h"

namespace shudu::cli {
namespace {

struct HuntExportOptions {
  std::vector<std::string> store;
  std::string to = "line", keep_from;
  std::uint64_t limit = ~std::uint64_t{0};
};

int hunt_export(const HuntExportOptions& options) {
  Verdict verdict;
  const auto hunt = opened_hunt("hunt export", options.store.front(), verdict);
  if (!hunt) return verdict.status();
  const auto least = least_wanted("hunt export", "--keep-from", options.keep_from, hunt->settings.goal, verdict);
  if (!least) return verdict.status();
  std::uint64_t written = 0;
  {
    GridOutput out{options.to, verdict};
    hunt->store->best([&](const Kept& kept) {
      if (hunt::value_in(kept.rank) < *least) return false;
      if (const auto form = hunt::form_of(kept.key)) out.write(*form);
      return ++written < options.limit && !standard_output().failed();
    });
  }
  if (const std::string& error = hunt->store->error(); !error.empty()) verdict.bad("hunt export: " + error);
  return verdict.status();
}

}  // namespace

Command hunt_export_command() {
  auto o = std::make_shared<HuntExportOptions>();
  return {
      .name = "hunt export",
      .summary = "write the puzzles that a hunt kept",
      .description = "Write the canonical forms of all puzzles that a hunt kept, the best first.",
      .arguments = {store_argument(o->store)},
      .options = {to_option(o->to), option("-n,--limit N", o->limit, "write only the N best puzzles").least(1),
                  option("--keep-from RATING", o->keep_from,
                         "write only puzzles with at least this rating, or with at most this number of clues")},
      .examples = {{"shudu hunt export er.db --limit 100 | shudu rate", "rate the 100 best puzzles on all scales"}},
      .run = [o] { return hunt_export(*o); },
  };
}

}  // namespace shudu::cli
