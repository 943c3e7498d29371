// Links: the strong links of a board.
//
//   weak link     two candidates of a cell, or of a digit and house: if one is on, the other is off
//   strong link   the only two of a cell, or of a digit and house: if one is off, the other is on
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "logic/explainer/chaining/board.h"

namespace shudu::logic::explainer::chaining {

struct Strong {
  Id other;
  std::int8_t house;  // -1: the cell
};

class Links {
 public:
  void find(const ChainBoard& board);

  // In search order: cell, box, row, column. A candidate found in two houses is listed for the first.
  std::span<const Strong> of(Id id) const { return {strong_[id].data(), count_[id]}; }
  std::span<const Strong> in_houses(Id id) const { return of(id).subspan(has_cell_link_[id]); }
  std::span<const Strong> in_cell(Id id) const { return of(id).first(has_cell_link_[id]); }

 private:
  std::array<std::array<Strong, 4>, candidate_count> strong_;
  std::array<std::uint8_t, candidate_count> count_;
  std::array<std::uint8_t, candidate_count> has_cell_link_;
};

}  // namespace shudu::logic::explainer::chaining
