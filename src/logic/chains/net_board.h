// The board on which a net looks ahead: the candidates, and the singles in the order in which they appeared.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "logic/bit_count.h"
#include "logic/chains/net_tables.h"
#include "shudu/board.h"
#include "shudu/logic.h"

namespace shudu::logic {

class NetTables::Board {
 public:
  explicit Board(const State& state) {
    for (Cell cell : state.blanks()) candidates_[cell.index()] = state.candidates(cell);
    blanks_ = state.blanks();
    for (int i = 0; i < House::count; ++i) {
      for (int digit = 1; digit <= 9; ++digit)
        count_[i][digit] = static_cast<std::uint8_t>(count_of(state.positions(House{i}, digit)));
    }
    for (Cell cell : state.with_candidate_count(1)) naked_.emplace_back(cell, candidates(cell).first());
    for (int i = 0; i < House::count; ++i) {
      for (int digit = 1; digit <= 9; ++digit) {
        if (count_[i][digit] == 1) note_hidden(House{i}, digit);
      }
    }
  }

  bool is_blank(Cell cell) const { return blanks_.contains(cell); }
  DigitSet candidates(Cell cell) const { return candidates_[cell.index()]; }
  int count(House house, int digit) const { return count_[house.index()][digit]; }

  void place(Cell cell, int digit) {
    const DigitSet before = candidates(cell);
    blanks_.erase(cell);
    candidates_[cell.index()] = {};
    for (Cell peer : peers(cell)) remove(peer, digit);
    for (int other : before) {
      for (House house : houses(cell)) {
        if (--count_[house.index()][other] == 1 && other != digit) note_hidden(house, other);
      }
    }
  }

  void remove(Cell cell, int digit) {
    if (!candidates(cell).contains(digit)) return;
    candidates_[cell.index()].erase(digit);
    if (candidates(cell).empty()) return;  // contradictory board: the counts no longer matter
    if (candidates(cell).is_single()) naked_.emplace_back(cell, candidates(cell).first());
    for (House house : houses(cell)) {
      const int left = --count_[house.index()][digit];
      if (left == 1) {
        note_hidden(house, digit);
      } else if (left == 0) {
        forget_hidden(house, digit);
      }
    }
  }

  struct Single {
    Cell cell;
    int digit;
    bool is_naked;
  };
  // Naked singles come first. A cell occurs at most once among the hidden singles.
  std::vector<Single> singles() const {
    std::vector<Single> found;
    for (const auto& [cell, digit] : naked_) {
      if (is_blank(cell)) found.push_back({cell, digit, true});
    }
    CellSet seen;
    for (const auto& [cell, digit] : hidden_) {
      if (!is_blank(cell) || seen.contains(cell)) continue;
      bool is_last = false;
      for (House house : houses(cell)) is_last |= count(house, digit) == 1;
      if (!is_last) continue;
      seen.insert(cell);
      found.push_back({cell, digit, false});
    }
    return found;
  }

 private:
  void note_hidden(House house, int digit) {
    for (Cell cell : house.cells()) {
      if (!candidates(cell).contains(digit)) continue;
      hidden_.emplace_back(cell, digit);
      return;
    }
  }
  void forget_hidden(House house, int digit) {
    for (std::size_t i = 0; i < hidden_.size(); ++i) {
      if (hidden_[i].second != digit || !house.cells().contains(hidden_[i].first)) continue;
      hidden_.erase(hidden_.begin() + static_cast<std::ptrdiff_t>(i));
      return;
    }
  }

  std::array<DigitSet, Cell::count> candidates_{};
  CellSet blanks_;
  std::array<std::array<std::uint8_t, 10>, House::count> count_{};
  std::vector<std::pair<Cell, int>> naked_, hidden_;
};

}  // namespace shudu::logic
