// New puzzles, as wished.
#include <algorithm>
#include <array>

#include "capi/request.h"
#include "shudu/generate.h"
#include "shudu/logic_start.h"
#include "shudu/rating_fields.h"
#include "shudu/words.h"

namespace shudu::capi {
namespace {

struct Wish {
  PuzzleWish clues;
  std::optional<logic::Level> level;
  std::optional<std::pair<int, int>> rating;        // in tenths
  std::vector<const logic::Technique*> techniques;  // one of them must be in the path
  std::uint64_t count = 1, seed = 1, attempts = 100'000;
};

Wish wish_of(Options& options) {
  Wish wish;
  wish.count = options.number("count", 1, 100'000);
  wish.seed = options.number("seed", 1, ~std::uint64_t{0});
  wish.attempts = options.number("attempts", 100'000, 1'000'000'000);
  wish.clues.symmetry = static_cast<ClueSymmetry>(options.choice("symmetry", clue_symmetry_names));
  const auto [least, most] = options.range("clues", {0, 81});
  wish.clues.least_clues = least;
  wish.clues.most_clues = most;
  wish.clues.minimal = options.yes("minimal", false);
  // A puzzle that may keep more clues than it needs is dug only so far.
  wish.clues.dig = least < 32;
  if (const std::string pattern = options.text("pattern", ""); !pattern.empty()) {
    if (pattern.size() != Cell::count) options.refuse("pattern", "expected 81 characters");
    CellSet cells;
    for (Cell cell : all_cells()) {
      const char c = pattern[std::min<std::size_t>(static_cast<std::size_t>(cell.index()), pattern.size() - 1)];
      if (c != '.' && c != '0') cells.insert(cell);
    }
    wish.clues.pattern = cells;
  }
  constexpr std::array<std::string_view, 6> levels{"", "easy", "medium", "hard", "unfair", "extreme"};
  if (const std::size_t level = options.choice("level", levels); level > 0) {
    wish.level = static_cast<logic::Level>(level - 1);
  }
  if (!options.text("rating", "").empty()) wish.rating = options.range_of_tenths("rating", {0, 0});
  if (const std::string technique = options.text("technique", ""); !technique.empty()) {
    auto chosen = logic::chosen_techniques(technique, "");
    if (!chosen) options.refuse("technique", "no technique is called '" + chosen.error() + "'");
    if (chosen) wish.techniques = *std::move(chosen);
  }
  return wish;
}

// The puzzle as JSON when it is as wished, or nothing.
std::optional<JsonObject> as_wished(const MadePuzzle& made, const Wish& wish) {
  JsonObject one;
  one.add("puzzle", to_line(made.clues)).add("solution", to_line(made.solution));
  if (wish.level || !wish.techniques.empty()) {
    const logic::HodokuPath path = logic::hodoku_path(made.clues, &made.solution);
    if (wish.level && path.level != *wish.level) return std::nullopt;
    const auto is_wanted = [&](const logic::Step& step) {
      return std::find(wish.techniques.begin(), wish.techniques.end(), step.technique) != wish.techniques.end();
    };
    if (!wish.techniques.empty() && std::none_of(path.steps.begin(), path.steps.end(), is_wanted)) return std::nullopt;
    one.add("level", logic::level_name(path.level).en).add("score", static_cast<std::uint64_t>(path.score));
    if (path.hardest != nullptr) one.add("hardest", path.hardest->id);
  }
  if (wish.rating) {
    const logic::ExplainerRating rating = logic::explainer_rating(logic::State{made.clues});
    if (rating.er < wish.rating->first || rating.er > wish.rating->second) return std::nullopt;
    one.add_tenths("rating", rating.er);
  }
  return one;
}

Reply generate(Request& request) {
  const Wish wish = wish_of(request.options);
  SHUDU_CHECK_OPTIONS(request);
  std::vector<JsonObject> puzzles;
  std::uint64_t begun = 0;
  for (std::uint64_t block = 0; begun < wish.attempts && puzzles.size() < wish.count; ++block) {
    const double share = static_cast<double>(puzzles.size()) / static_cast<double>(wish.count);
    if (!request.go_on(share, puzzles.size())) return Reply::cancelled();
    constexpr std::uint64_t together = 64;
    const int now = static_cast<int>(std::min(together, wish.attempts - begun));
    begun += static_cast<std::uint64_t>(now);
    for (const MadePuzzle& made : make_puzzles(wish.clues, wish.seed, block, now)) {
      if (puzzles.size() == wish.count) break;
      if (auto one = as_wished(made, wish)) puzzles.push_back(*std::move(one));
      if (!request.go_on(share, puzzles.size())) return Reply::cancelled();
    }
  }
  JsonObject answer;
  answer.add("puzzles", puzzles)
      .add("attempts", begun)
      .add("seed", std::to_string(wish.seed))
      .add("complete", puzzles.size() == wish.count);
  return answer;
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_generate, generate)
