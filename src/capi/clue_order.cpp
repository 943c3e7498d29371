#include "capi/clue_order.h"

#include <algorithm>

#include "shudu/board/conflict.h"
#include "shudu/search.h"

namespace shudu::capi {
namespace {

CellSet pattern_of(const std::string& pattern, Options& options) {
  CellSet cells;
  if (pattern.size() != Cell::count) {
    options.refuse("pattern", "expected 81 characters");
    return cells;
  }
  for (Cell cell : all_cells()) {
    const char c = pattern[static_cast<std::size_t>(cell.index())];
    if (c != '.' && c != '0') cells.insert(cell);
  }
  return cells;
}

}  // namespace

ClueOrder clue_order_of(Options& options) {
  ClueOrder order;
  ClueConstraints& clues = order.clues;
  order.count = options.number("count", 1, 1, 100'000);
  order.seed = options.number("seed", 1, 0, no_limit - 1);
  order.attempts = options.number("attempts", 100'000, 1, 1'000'000'000);
  clues.symmetry = static_cast<ClueSymmetry>(options.choice("symmetry", clue_symmetry_names));
  const auto [least, most] = options.range("clues", {0, Cell::count}, Cell::count);
  clues.least_clues = least;
  clues.most_clues = most;
  clues.minimal = options.yes("minimal", false);
  if (const std::string pattern = options.text("pattern", ""); !pattern.empty()) {
    if (options.has("symmetry")) options.refuse("pattern", "cannot be combined with symmetry");
    clues.pattern = pattern_of(pattern, options);
  }
  if (const std::string grid = options.text("grid", ""); !grid.empty()) {
    const auto puzzle = first_puzzle(grid);
    const bool complete = puzzle && is_solution(puzzle->values);
    if (!complete) options.refuse("grid", "expected a complete grid of 81 digits");
    if (complete) clues.solution = puzzle->values;
  }
  return order;
}

Reply made_to_order(const Request& request, const ClueOrder& order, const std::vector<OrderPart>& parts,
                    const PuzzleJson& json_of) {
  std::vector<JsonObject> puzzles;
  Repeats repeats{order.clues};
  std::uint64_t tried = 0;
  bool cancelled = false;
  const auto watch = [&](double, std::uint64_t) {
    const double share = static_cast<double>(puzzles.size()) / static_cast<double>(order.count);
    return !(cancelled = cancelled || !request.go_on(share, puzzles.size()));
  };
  for (const OrderPart& part : parts) {
    const std::uint64_t most_tried = tried + order.attempts;
    std::uint64_t found = 0;
    for (std::uint64_t block = 0; tried < most_tried && found < part.count; ++block) {
      const MadeBlock made = part.make(block, most_tried - tried, watch);
      if (cancelled || !watch(0, 0)) return Reply::cancelled();
      tried += made.tried;
      for (const MadePuzzle& one : made.made) {
        if (found == part.count || !repeats.is_new(one)) continue;
        puzzles.push_back(json_of(one));
        ++found;
      }
    }
  }
  JsonObject answer;
  answer.add("puzzles", puzzles)
      .add("attempts", tried)
      .add("seed", std::to_string(order.seed))
      .add("complete", puzzles.size() == order.count);
  return answer;
}

JsonObject puzzle_json(const MadePuzzle& made) {
  JsonObject one;
  one.add("puzzle", to_line(made.clues)).add("solution", to_line(made.solution));
  return one;
}

}  // namespace shudu::capi
