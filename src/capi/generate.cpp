// The functions of the C interface that generate puzzles.
#include <algorithm>
#include <array>

#include "answer/technique_constraints.h"
#include "capi/request.h"
#include "shudu/board/conflict.h"
#include "shudu/generate/puzzles.h"
#include "shudu/words.h"

namespace shudu::capi {
namespace {

struct Order {
  PuzzleConstraints constraints;
  std::uint64_t count = 1, seed = 1, attempts = 100'000;
};

Order order_of(Options& options) {
  Order order;
  ClueConstraints& clues = order.constraints.clues;
  LogicConstraints& by_logic = order.constraints.logic;
  order.count = options.number("count", 1, 100'000);
  order.seed = options.number("seed", 1, ~std::uint64_t{0});
  order.attempts = options.number("attempts", 100'000, 1'000'000'000);
  clues.symmetry = static_cast<ClueSymmetry>(options.choice("symmetry", clue_symmetry_names));
  const auto [least, most] = options.range("clues", {0, 81});
  clues.least_clues = least;
  clues.most_clues = most;
  clues.minimal = options.yes("minimal", false);
  if (const std::string pattern = options.text("pattern", ""); !pattern.empty()) {
    if (pattern.size() != Cell::count) options.refuse("pattern", "expected 81 characters");
    CellSet cells;
    for (Cell cell : all_cells()) {
      const char c = pattern[std::min<std::size_t>(static_cast<std::size_t>(cell.index()), pattern.size() - 1)];
      if (c != '.' && c != '0') cells.insert(cell);
    }
    clues.pattern = cells;
  }
  std::vector<std::string_view> levels{""};
  for (logic::Level level : logic::levels()) levels.push_back(logic::id(level));
  by_logic.level = logic::find_level(levels[options.choice("level", levels)]);
  const auto [least_er, most_er] = options.range_of_tenths("rating", {0, logic::explainer_unsolved});
  by_logic.least_er = least_er;
  by_logic.most_er = most_er;
  const TechniqueNames names{options.text("uses", ""), options.text("hardest", ""), options.text("only", "")};
  if (const auto unknown = set_techniques(names, by_logic)) {
    options.refuse(unknown->option, "no technique is called '" + unknown->name + "'");
  }
  if (const std::string grid = options.text("from", ""); !grid.empty()) {
    const auto puzzle = first_puzzle(grid);
    const bool complete = puzzle && is_solution(puzzle->values);
    if (!complete) options.refuse("from", "expected a complete grid of 81 digits");
    if (complete) clues.solution = puzzle->values;
  }
  return order;
}

JsonObject json_of(const MadePuzzle& made, const LogicConstraints& constraints) {
  JsonObject one;
  one.add("puzzle", to_line(made.clues)).add("solution", to_line(made.solution));
  if (constraints.wants_path()) {
    const logic::HodokuPath path = logic::hodoku_path(made.clues, &made.solution);
    one.add("level", logic::id(path.level)).add("score", static_cast<std::uint64_t>(path.score));
    if (path.hardest != nullptr) one.add("hodoku_hardest", path.hardest->id);
  }
  if (constraints.wants_rating())
    one.add_tenths("rating", logic::explainer_rating(logic::State{made.clues}, {.uniqueness = true}).er);
  return one;
}

Reply generate(Request& request) {
  const Order order = order_of(request.options);
  SHUDU_CHECK_OPTIONS(request);
  if (const auto reason = impossibility(order.constraints)) {
    return Reply::wrong(SHUDU_BAD_OPTION, *reason);
  }
  std::vector<JsonObject> puzzles;
  Repeats repeats{order.constraints.clues};
  std::uint64_t tried = 0;
  bool cancelled = false;
  for (std::uint64_t block = 0; tried < order.attempts && puzzles.size() < order.count; ++block) {
    const Block made = make_block(order.constraints, order.seed, block, [&] {
      const double share = static_cast<double>(puzzles.size()) / static_cast<double>(order.count);
      return !(cancelled = cancelled || !request.go_on(share, puzzles.size()));
    });
    if (cancelled) return Reply::cancelled();
    tried += made.tried;
    for (const MadePuzzle& one : made.made) {
      if (puzzles.size() < order.count && repeats.is_new(one)) puzzles.push_back(json_of(one, order.constraints.logic));
    }
  }
  JsonObject answer;
  answer.add("puzzles", puzzles)
      .add("attempts", tried)
      .add("seed", std::to_string(order.seed))
      .add("complete", puzzles.size() == order.count);
  return answer;
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_generate, generate)
