// Exclusion: the digits on the board that leave a single no alternative.
//
// Hidden single: the other blank cells of its house must not have the digit. Each either sees the digit in a filled
// cell, or lost it as a candidate before. Of all sets of filled cells with the digit that exclude as many of the blank
// cells as possible, one of the smallest is chosen.
//
// Naked single: the other eight digits stand in the row, column and box of the cell, or were removed before. The fewest
// houses that have all of those digits are chosen, and each digit is listed once.
#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "logic/techniques.h"
#include "shudu/logic.h"

namespace shudu::logic {
namespace {

// A digit stands at most eight times on a board where it can be placed without conflict.
constexpr std::size_t most_sources = 8;

CellSet cells_with(const Grid& values, int digit) {
  CellSet cells;
  for (Cell cell : all_cells()) {
    if (values[cell] == digit) cells.insert(cell);
  }
  return cells;
}

void exclude_places(const State& state, Candidate single, House house, Exclusion& exclusion) {
  // The alternatives as bits: bit i stands for place i of the house.
  const auto places = [&](CellSet cells) {
    unsigned bits = 0;
    for (int i = 0; i < 9; ++i) bits |= cells.contains(house.cell(i)) ? 1U << i : 0U;
    return bits;
  };
  const CellSet alternatives = (house.cells() & state.blanks()) - CellSet{single.cell};
  std::vector<Cell> sources;
  std::array<unsigned, 1U << most_sources> excluded = {};  // by set of sources
  for (Cell cell : cells_with(state.values(), single.digit)) {
    const unsigned seen = places(peers(cell) & alternatives);
    if (seen == 0 || sources.size() == most_sources) continue;
    for (unsigned chosen = 0, bit = 1U << sources.size(); chosen < bit; ++chosen) {
      excluded[chosen | bit] = excluded[chosen] | seen;
    }
    sources.push_back(cell);
  }
  const unsigned all = (1U << sources.size()) - 1;
  unsigned best = all;
  for (unsigned chosen = 0; chosen < all; ++chosen) {
    if (excluded[chosen] == excluded[all] && std::popcount(chosen) < std::popcount(best)) best = chosen;
  }
  for (std::size_t i = 0; i < sources.size(); ++i) {
    if ((best >> i & 1) != 0) exclusion.seen.emplace_back(sources[i], single.digit);
  }
  for (Cell cell : alternatives) {
    if ((excluded[all] & places(CellSet{cell})) == 0) exclusion.removed.emplace_back(cell, single.digit);
  }
}

void exclude_digits(const State& state, Candidate single, Exclusion& exclusion) {
  // In the order in which people look: the fewest houses first, boxes before lines.
  constexpr unsigned row = 1, column = 2, box = 4;
  constexpr std::array<unsigned, 7> orders = {
      box, row, column, row | box, column | box, row | column, row | column | box};
  const std::array<House, 3> around = houses(single.cell);
  std::array<std::array<CellSet, 10>, 3> at;  // by house and digit
  std::array<DigitSet, 3> present;
  for (std::size_t i = 0; i < around.size(); ++i) {
    for (Cell cell : around[i].cells() - state.blanks()) {
      at[i][state.values()[cell]].insert(cell);
      present[i].insert(state.values()[cell]);
    }
  }
  const DigitSet all = present[0] | present[1] | present[2];
  const auto has_all = [&](unsigned chosen) {
    DigitSet has;
    for (std::size_t i = 0; i < around.size(); ++i) {
      if ((chosen >> i & 1) != 0) has |= present[i];
    }
    return has == all;
  };
  const unsigned chosen = *std::find_if(orders.begin(), orders.end(), has_all);
  for (int digit : DigitSet::all() - DigitSet{single.digit}) {
    std::size_t i = 0;
    while (i < around.size() && ((chosen >> i & 1) == 0 || at[i][digit].empty())) ++i;
    if (i < around.size()) {
      exclusion.seen.emplace_back(at[i][digit].first(), digit);
    } else {
      exclusion.removed.emplace_back(single.cell, digit);
    }
  }
  std::sort(exclusion.seen.begin(), exclusion.seen.end());
}

}  // namespace

void note_exclusion(const State& state, Step& step) {
  if (step.placements.size() != 1) return;
  step.exclusion = {};
  if (step.technique == &hidden_single && step.base.size() == 1) {
    exclude_places(state, step.placements[0], step.base[0], step.exclusion);
    step.exclusion.is_known = true;
  } else if (step.technique == &naked_single) {
    exclude_digits(state, step.placements[0], step.exclusion);
    step.exclusion.is_known = true;
  }
}

}  // namespace shudu::logic
