// Links: the strong links of a board, and a quick answer to which candidates chains without branches can refute.
//
//   weak link     two candidates of a cell, or of a digit and house: one on, the other off
//   strong link   the only two of a cell, or of a digit and house: one off, the other on
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/explainer/chaining_board.h"

namespace shudu::logic::explainer::chaining {

struct Strong {
  Id other;
  std::int8_t house;  // -1: the cell
};

class Links {
 public:
  explicit Links(const Board& board);

  // In the order of search: cell, box, row, column; a candidate met in two houses counts for the first.
  std::span<const Strong> of(Id id) const { return {strong_[id].data(), count_[id]}; }
  std::span<const Strong> in_houses(Id id) const { return of(id).subspan(has_cell_link_[id]); }
  std::span<const Strong> in_cell(Id id) const { return of(id).first(has_cell_link_[id]); }

 private:
  std::array<std::array<Strong, 4>, candidate_count> strong_;
  std::array<std::uint8_t, candidate_count> count_{};
  std::array<std::uint8_t, candidate_count> has_cell_link_{};
};

// What chains without branches reach from every candidate, all links allowed. Order does not matter here.
class Reach {
 public:
  Reach(const Board& board, const Links& links);

  bool refutes_any() const { return refutes_any_; }
  // The candidate, when on, implies that it is off.
  bool refutes(Id id) const { return flags_[id] & refuted; }
  // The candidate, when off, implies that it is on.
  bool proves(Id id) const { return flags_[id] & proved; }
  // A chain leads from the candidate on back to itself on.
  bool cycles(Id id) const { return flags_[id] & cycle; }

 private:
  enum : std::uint8_t { refuted = 1, proved = 2, cycle = 4 };
  std::array<std::uint8_t, candidate_count> flags_{};
  bool refutes_any_ = false;
};

}  // namespace shudu::logic::explainer::chaining
