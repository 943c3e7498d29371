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
#include <cstdint>

#include "logic/techniques.h"
#include "shudu/logic.h"

namespace shudu::logic {
namespace {

// A digit stands at most eight times on a board where it can be placed without conflict.
constexpr std::size_t most_sources = 8;

void exclude_places(const State& state, Candidate single, House house, Exclusion& exclusion) {
  std::array<Cell, 8> alternatives;
  std::size_t count = 0;
  for (Cell cell : (house.cells() & state.blanks()) - CellSet{single.cell}) alternatives[count++] = cell;
  std::array<Cell, most_sources> sources;
  std::array<std::uint8_t, 1U << most_sources> excluded;  // by set of sources; bit i stands for alternative i
  excluded[0] = 0;
  std::size_t n = 0;
  for (Cell cell : all_cells()) {
    if (state.values()[cell] != single.digit || n == most_sources) continue;
    unsigned seen = 0;
    for (std::size_t i = 0; i < count; ++i) seen |= cell.sees(alternatives[i]) ? 1U << i : 0U;
    if (seen == 0) continue;
    for (unsigned chosen = 0, bit = 1U << n; chosen < bit; ++chosen) {
      excluded[chosen | bit] = static_cast<std::uint8_t>(excluded[chosen] | seen);
    }
    sources[n++] = cell;
  }
  const unsigned all = (1U << n) - 1;
  unsigned best = all;
  for (unsigned chosen = 0; chosen < all; ++chosen) {
    if (excluded[chosen] == excluded[all] && std::popcount(chosen) < std::popcount(best)) best = chosen;
  }
  exclusion.seen.reserve(static_cast<std::size_t>(std::popcount(best)));
  for (std::size_t i = 0; i < n; ++i) {
    if ((best >> i & 1) != 0) exclusion.seen.emplace_back(sources[i], single.digit);
  }
  for (std::size_t i = 0; i < count; ++i) {
    if ((excluded[all] >> i & 1) == 0) exclusion.removed.emplace_back(alternatives[i], single.digit);
  }
}

void exclude_digits(const State& state, Candidate single, Exclusion& exclusion) {
  // In the order in which people look: the fewest houses first, boxes before lines.
  constexpr unsigned row = 1, column = 2, box = 4;
  constexpr std::array<unsigned, 7> orders = {
      box, row, column, row | box, column | box, row | column, row | column | box};
  const std::array<House, 3> around = houses(single.cell);
  std::array<std::array<Cell, 10>, 3> at;  // by house and digit: where the house has it
  std::array<DigitSet, 3> present;
  for (std::size_t i = 0; i < around.size(); ++i) {
    for (Cell cell : around[i].cells() - state.blanks()) {
      at[i][state.values()[cell]] = cell;
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
  exclusion.seen.reserve(8);
  for (int digit : DigitSet::all() - DigitSet{single.digit}) {
    std::size_t i = 0;
    while (i < around.size() && ((chosen >> i & 1) == 0 || !present[i].contains(digit))) ++i;
    if (i < around.size()) {
      exclusion.seen.emplace_back(at[i][digit], digit);
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
