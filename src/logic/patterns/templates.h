// Templates: the ways to place one digit in all nine rows, one per row, column and box. An empty board has 46,656.
//
// They are never listed. Going down the rows, all that matters of the rows above is which columns are used (the boxes
// used in the current band follow from that), so 512 sets of columns stand for all templates. A cell lies in a template
// when a path from the empty to the full set of columns goes through it.
#pragma once

#include <array>

#include "shudu/board/cell_set.h"
#include "shudu/logic/state.h"

namespace shudu::logic {

// The cells of `allowed` that lie in a template within `allowed`; empty when there is no template.
// A cell lies in every template exactly when it is the only one left in its row.
CellSet cells_in_templates(CellSet allowed);

// Where each digit stands or may stand: the board `allowed` for its templates.
CellSet allowed_places(const State& state, int digit);

// The candidates of each digit that lie in no template: whatever a pattern of one digit can ever eliminate.
struct OutsideTemplates {
  explicit OutsideTemplates(const State& state);
  std::array<CellSet, 10> cells;  // by digit; [0] is unused
};

}  // namespace shudu::logic
