// Templates: the ways to place one digit in all nine rows, one per row, column and box. An empty board has 46,656.
//
// The templates are never listed. For the remaining rows only the set of columns used above matters, because the boxes
// used in the current band follow from it. So 512 sets of columns represent all templates. A cell lies in a template if
// a path from the empty to the full set of columns goes through it.
#pragma once

#include <array>
#include <optional>

#include "shudu/board.h"
#include "shudu/logic.h"

namespace shudu::logic {

// The cells of `allowed` that lie in a template within `allowed`; empty when there is no template.
// A cell lies in every template exactly when it is the only one left in its row.
CellSet cells_in_templates(CellSet allowed);

// The cells that hold the digit or have it as a candidate: the argument `allowed` for its templates.
CellSet allowed_places(const State& state, int digit);

// The candidates of each digit that lie in no template. No pattern of a single digit can eliminate any others.
// They are computed on first use. Use an object from one thread at a time, also if it is const.
class OutsideTemplates {
 public:
  explicit OutsideTemplates(const State& state) : state_(state) {}
  CellSet operator[](int digit) const;

 private:
  const State& state_;
  mutable std::array<std::optional<CellSet>, 10> cells_;  // by digit; [0] is unused
};

}  // namespace shudu::logic
