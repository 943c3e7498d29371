// State (shudu/logic.h): a board with candidates, how a step changes it, and how a contradiction is noticed.
#include "shudu/logic.h"

#include <cassert>

#include "logic/bit_count.h"

namespace shudu::logic {

namespace {

// [k]: the blank cells with k candidates or more. All cells are counted at once, one digit after the other.
std::array<CellSet, 6> at_least_candidates(const State& state) {
  std::array<CellSet, 6> at_least;
  at_least[0] = state.blanks();
  for (int digit = 1; digit <= 9; ++digit) {
    for (std::size_t k = at_least.size() - 1; k > 0; --k) at_least[k] |= at_least[k - 1] & state.places(digit);
  }
  return at_least;
}

}  // namespace

State::State(const Grid& givens, const Grid& values) {
  assert(values.extends(givens));
  candidates_.fill(DigitSet::all());
  places_.fill(CellSet::all());
  positions_.fill(0x1ff);
  blank_places_.fill(0x1ff);
  for (Cell cell : values.filled()) place(cell, values[cell]);
  givens_ = givens.filled();
}

void State::restrict_to(const Candidates& allowed) {
  for (Cell cell : blanks_) {
    for (int digit : candidates(cell) - allowed[cell]) remove(cell, digit);
  }
}

CellSet State::with_candidate_count(int n) const {
  if (n <= 4) {
    const auto at_least = at_least_candidates(*this);
    return at_least[n] - at_least[n + 1];
  }
  CellSet cells;
  for (Cell cell : blanks_) {
    if (count_of(candidates(cell)) == n) cells.insert(cell);
  }
  return cells;
}

CellSet State::with_candidates_up_to(int n) const {
  assert(n <= 4);
  const auto at_least = at_least_candidates(*this);
  return at_least[1] - at_least[n + 1];
}

void State::place(Cell cell, int digit) {
  assert(blanks_.contains(cell));
  for (int other : candidates(cell)) remove(cell, other);
  for (Cell peer : peers(cell) & places_[digit]) remove(peer, digit);
  values_.set(cell, digit);
  blanks_.erase(cell);
  const auto& bits = tables::place_bits_of_cell[cell.index()];
  for (std::size_t i = 0; i < 3; ++i) clear(blank_places_[houses(cell)[i].index()], bits[i]);
}

void State::apply(const Step& step) {
  for (Candidate candidate : step.placements) place(candidate.cell, candidate.digit);
  for (Candidate candidate : step.eliminations) remove(candidate.cell, candidate.digit);
}

std::optional<State::Contradiction> State::find_contradiction() const {
  std::array<DigitSet, House::count> placed;
  bool is_twice = false;
  for (Cell cell : ~blanks_) {
    const int digit = values_[cell];
    for (House house : houses(cell)) {
      is_twice |= placed[house.index()].contains(digit);
      placed[house.index()].insert(digit);
    }
  }
  if (is_twice) return find_digit_twice();
  for (Cell cell : blanks_) {
    if (candidates(cell).empty()) return Contradiction{.cell = cell, .house = std::nullopt};
  }
  for (int i = 0; i < House::count; ++i) {
    const House house{i};
    for (int digit : ~placed[i]) {
      if (positions(house, digit) == 0) return Contradiction{.cell = std::nullopt, .house = house, .digit = digit};
    }
  }
  return std::nullopt;
}

std::optional<State::Contradiction> State::find_digit_twice() const {
  for (int i = 0; i < House::count; ++i) {
    const House house{i};
    DigitSet placed;
    for (Cell cell : house.cells() - blanks_) {
      const int digit = values_[cell];
      if (placed.contains(digit)) return Contradiction{cell, house, digit};
      placed.insert(digit);
    }
  }
  return std::nullopt;
}

}  // namespace shudu::logic
