#include "hunt/hunt_report.h"

#include <fmt/core.h>

#include <algorithm>

#include "engine/columns.h"
#include "engine/table.h"

namespace shudu::cli {
namespace {

constexpr std::array<std::string_view, hunt::goal_names.size()> aims{
    "the highest ER",         "the highest EP",           "the highest ED",
    "the highest own rating", "the highest HoDoKu score", "the fewest clues"};

std::string best_text(const RoundRecord& record, hunt::Goal goal) {
  return record.kept == 0 ? "-" : hunt::rating_text(hunt::value_in(record.best), goal);
}

Table round_table(const std::vector<RoundRecord>& rounds, hunt::Goal goal) {
  Table table{"Rounds", {"round", "seen", "rated", "kept", "best", "seconds"}};
  for (const RoundRecord& one : rounds) {
    table.rows.push_back({std::to_string(one.round), with_commas(one.seen), with_commas(one.rated),
                          with_commas(one.kept), best_text(one, goal), fmt::format("{:.1f}", one.seconds)});
  }
  return table;
}

// What a run would do next.
std::string_view next_step(Store& store) {
  if (!store.unfinished(1).empty()) return "expand";
  return store.counts().fresh > 0 ? "rate" : "select";
}

}  // namespace

std::string aim_in_words(const HuntSettings& settings) {
  const std::string_view aim = aims[static_cast<std::size_t>(settings.goal)];
  std::string text = fmt::format("puzzles with {}, neighbours {{-{}+{}}}, {} in a round", aim, settings.around.remove,
                                 settings.around.add, with_commas(settings.frontier));
  if (!settings.around.minimal) text += ", also not minimal";
  if (settings.keep_from > 0) text += ", kept from " + hunt::named_rating(settings.keep_from, settings.goal);
  return text;
}

std::string hunt_state(Store& store, const HuntSettings& settings) {
  const HuntCounts& counts = store.counts();
  std::string text = aim_in_words(settings) + '\n';
  text += fmt::format("seed {}, round {}, next step: {}\n", settings.seed, store.round(), next_step(store));
  text += fmt::format("{} seen: {} to rate, {} dropped by a bound, {} rated\n", counted(counts.seen, "class"),
                      with_commas(counts.fresh), with_commas(counts.bounded), with_commas(counts.rated));
  text += fmt::format("{} kept, {} of them expanded\n", with_commas(counts.kept), with_commas(counts.expanded));
  if (counts.skipped > 0) {
    text +=
        fmt::format("{} of clues skipped, because they left too many solutions\n", counted(counts.skipped, "removal"));
  }
  const std::vector<RoundRecord> rounds = store.rounds();
  text = fitted(text, 2);
  return rounds.empty() ? text : text + '\n' + aligned(round_table(rounds, settings.goal));
}

JsonObject hunt_state_json(Store& store, const HuntSettings& settings) {
  const HuntCounts& counts = store.counts();
  JsonObject object;
  object.add("for", hunt::goal_names[static_cast<std::size_t>(settings.goal)])
      .add("remove", static_cast<std::uint64_t>(settings.around.remove))
      .add("add", static_cast<std::uint64_t>(settings.around.add))
      .add("minimal", settings.around.minimal)
      .add("seed", settings.seed)
      .add("frontier", settings.frontier)
      .add("round", store.round())
      .add("next", next_step(store))
      .add("seen", counts.seen)
      .add("fresh", counts.fresh)
      .add("bounded", counts.bounded)
      .add("rated", counts.rated)
      .add("kept", counts.kept)
      .add("expanded", counts.expanded)
      .add("skipped", counts.skipped);
  std::vector<JsonObject> list;
  for (const RoundRecord& one : store.rounds()) {
    JsonObject round;
    round.add("round", one.round)
        .add("seen", one.seen)
        .add("rated", one.rated)
        .add("kept", one.kept)
        .add("best", best_text(one, settings.goal))
        .add("seconds", one.seconds);
    list.push_back(round);
  }
  return object.add("rounds", list);
}

std::vector<Kept> line_to(Store& store, const Kept& last) {
  std::vector<Kept> line{last};
  while (line.back().parent != 0) {
    const auto key = store.taken_key(line.back().parent);
    auto kept = key ? store.find(*key) : std::nullopt;
    if (!kept || kept->parent >= line.back().parent) break;  // a damaged store; parents have smaller numbers
    line.push_back(*std::move(kept));
  }
  std::reverse(line.begin(), line.end());
  return line;
}

std::uint64_t found_in(Store& store, const Kept& kept) { return store.round_of(kept.parent); }

}  // namespace shudu::cli
