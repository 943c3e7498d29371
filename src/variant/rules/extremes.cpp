// Minimum and maximum: a marked cell is less, or greater, than each cell that shares an edge with it and is not marked
// likewise.
#include <algorithm>
#include <functional>
#include <set>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/adjacent_pairs.h"

namespace shudu::variant {

namespace {

// The marked cells and their neighbours without a mark of the same rule.
std::vector<CellPair> extreme_pairs(const Clue& clue, const Puzzle& puzzle) {
  std::set<Cell> marked(clue.parts[0].begin(), clue.parts[0].end());
  for (const Clue& other : puzzle.clues) {
    if (other.rule == clue.rule) marked.insert(other.parts[0].begin(), other.parts[0].end());
  }
  std::vector<CellPair> pairs;
  for (const Cell cell : clue.parts[0]) {
    for (const Cell near : neighbours(puzzle.shape, cell)) {
      if (!marked.contains(near)) pairs.emplace_back(cell, near);
    }
  }
  return pairs;
}

template <class Compare>
bool extreme_holds(const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
  const std::vector<CellPair> pairs = extreme_pairs(clue, puzzle);
  return std::all_of(pairs.begin(), pairs.end(),
                     [&](CellPair pair) { return Compare{}(values[pair.first], values[pair.second]); });
}
template <class Compare>
void post_extreme(const Clue& clue, const Puzzle& puzzle, Model& model) {
  for (const auto& [cell, near] : extreme_pairs(clue, puzzle)) model.relate(cell, near, Compare{});
}

}  // namespace

constinit const Rule minimum_rule = {
    .id = "minimum",
    .name = {"rule.minimum", "Minimum"},
    .meaning = {"rule.minimum.meaning",
                "The digit in a marked cell is less than those in the neighbouring cells without this mark."},
    .form = "cells",
    .look = {Look::Kind::least},
    .parts = {1, 1},
    .cells = {1, any_number},
    .holds = extreme_holds<std::less<>>,
    .post = post_extreme<std::less<>>,
};

constinit const Rule maximum_rule = {
    .id = "maximum",
    .name = {"rule.maximum", "Maximum"},
    .meaning = {"rule.maximum.meaning",
                "The digit in a marked cell is greater than those in the neighbouring cells without this mark."},
    .form = "cells",
    .look = {Look::Kind::greatest},
    .parts = {1, 1},
    .cells = {1, any_number},
    .holds = extreme_holds<std::greater<>>,
    .post = post_extreme<std::greater<>>,
};

}  // namespace shudu::variant
