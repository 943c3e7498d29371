// The statements that chains are made of. They are about candidates, groups and almost locked sets, and have small
// numbers so that tables indexed by them are small.
//
//   candidate   "5 is (not) in r1c1"                                    two numbers each
//   group       "5 is (not) in r1c1 or r1c2": all places of a digit     two numbers each
//               in the intersection of a line and a box, two or three
//   set         "the almost locked set does not hold 5": then it        one number for every digit of a set
//               holds all its other digits
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "logic/patterns/als.h"
#include "shudu/board.h"
#include "shudu/logic.h"

namespace shudu::logic {

struct Group {
  CellSet cells;
  std::uint8_t digit;
  House line;  // a row or a column
  House box;
  CellSet seers;  // other places of the digit that see all the cells
};

// Rows first, then columns. Within a line by digit, then by box.
std::vector<Group> groups_of(const State& state);

class Statements {
 public:
  using Id = std::uint16_t;
  static constexpr Id none = 0xffff;

  struct Meaning {
    CellSet cells;      // the cells that the statement is about
    CellSet footprint;  // the cells that the statement occupies in a chain; for a set all its cells
    Cell first;         // of `cells`
    std::uint8_t digit;
    bool on;
    std::int16_t group = -1;  // index in groups()
    std::int16_t set = -1;    // index in the AlsList
    bool is_candidate() const { return group < 0 && set < 0; }
  };

  Statements(const State& state, bool with_groups, const AlsList* sets);

  int size() const { return static_cast<int>(meanings_.size()); }
  const Meaning& operator[](Id id) const { return meanings_[id]; }
  const std::vector<Group>& groups() const { return groups_; }
  // Candidates are numbered in row-major order, then by digit. Statement 2i says that candidate i is false, statement
  // 2i + 1 that it is true.
  int candidate_count() const { return candidate_count_; }
  Id candidate(Cell cell, int digit, bool on) const {
    return static_cast<Id>(candidates_[cell.index()][digit] + (on ? 1 : 0));
  }
  Id group(int index, bool on) const { return static_cast<Id>(2 * (candidate_count_ + index) + (on ? 1 : 0)); }
  // Returns `none` if no list of sets was given, or if the set is a single cell.
  Id set_lacks(int set, int digit) const { return sets_.empty() ? none : sets_[static_cast<std::size_t>(set)][digit]; }

 private:
  std::vector<Meaning> meanings_;
  std::array<std::array<Id, 10>, Cell::count> candidates_;  // only where there is a candidate
  int candidate_count_ = 0;
  std::vector<Group> groups_;
  std::vector<std::array<Id, 10>> sets_;
};

}  // namespace shudu::logic
