#include "ask/clue_order.h"

#include "base/same_id.h"
#include "shudu/board.h"

namespace shudu::ask {
namespace {

std::optional<CellSet> pattern_from(const std::string& text) {
  CellSet cells;
  if (text.size() != Cell::count) return std::nullopt;
  for (const Cell cell : all_cells()) {
    const char sign = text[static_cast<std::size_t>(cell.index())];
    if (sign != '.' && sign != '0') cells.insert(cell);
  }
  return cells;
}

}  // namespace

std::vector<std::string_view> symmetry_ids() {
  return {std::begin(clue_symmetry_names), std::end(clue_symmetry_names)};
}

Result<ClueConstraints, OrderMistake> constraints_of(const ClueOrder& order) {
  ClueConstraints clues;
  const auto* const symmetry = find_by_id(clue_symmetry_names, order.symmetry);
  clues.symmetry = static_cast<ClueSymmetry>(symmetry - std::begin(clue_symmetry_names));
  clues.least_clues = order.clues.least;
  clues.most_clues = order.clues.most;
  clues.minimal = order.minimal;
  clues.unique = !order.not_unique;
  if (order.not_unique && order.minimal) {
    return Unexpected{OrderMistake{"not_unique", "yes", "cannot be combined with minimal=yes"}};
  }
  if (!order.pattern.empty()) {
    if (order.symmetry != "none") {
      return Unexpected{OrderMistake{"pattern", order.pattern, "cannot be combined with symmetry"}};
    }
    clues.pattern = pattern_from(order.pattern);
    if (!clues.pattern) return Unexpected{OrderMistake{"pattern", order.pattern, "expected 81 characters"}};
  }
  if (!order.grid.empty()) {
    clues.solution = grid_from(order.grid);
    const bool complete = clues.solution && is_solution(*clues.solution);
    if (!complete) return Unexpected{OrderMistake{"grid", order.grid, "expected a complete grid of 81 digits"}};
  }
  return clues;
}

Answer made_to_order(const ClueOrder& order, const ClueConstraints& constraints, const std::vector<OrderedKind>& kinds,
                     const std::function<JsonObject(const MadePuzzle&)>& json_of, const Watch& watch) {
  std::vector<JsonObject> puzzles;
  Repeats repeats{constraints};
  std::uint64_t tried = 0;
  bool cancelled = false;
  const auto go_on = [&] {
    const double share = static_cast<double>(puzzles.size()) / static_cast<double>(order.count);
    return !(cancelled = cancelled || (watch && !watch(share, puzzles.size())));
  };
  for (const OrderedKind& kind : kinds) {
    const auto add = [&](const MadePuzzle& one) { return puzzles.push_back(json_of(one)), go_on(); };
    tried += take_puzzles(kind.count, order.attempts, repeats, kind.make, add, go_on);
    if (cancelled) return Answer::cancelled();
  }
  return Answer::of(JsonObject{}
                        .add("puzzles", puzzles)
                        .add("attempts", tried)
                        .add("seed", std::to_string(order.seed))
                        .add("complete", puzzles.size() == order.count));
}

JsonObject made_json(const MadePuzzle& made) {
  return JsonObject{}
      .add("puzzle", to_line(made.clues))
      .add("clues", static_cast<std::uint64_t>(made.clues.clue_count()))
      .add("solution", to_line(made.solution));
}

}  // namespace shudu::ask
