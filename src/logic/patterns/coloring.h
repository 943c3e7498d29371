// Coloring: for each digit, clusters of places that are joined by strong links (houses with two places left). A cluster
// has two colours: either all cells of one colour hold the digit, or all cells of the other do.
//
// Computed once per state: memo.get<Coloring>(state).
#pragma once

#include <array>
#include <vector>

#include "shudu/board.h"
#include "shudu/logic.h"

namespace shudu::logic {

struct ColorCluster {
  CellSet a, b;  // a holds the first cell of the cluster; neither is empty
};

struct Coloring {
  explicit Coloring(const State& state);
  std::array<std::vector<ColorCluster>, 10> clusters;  // by digit, in the order of their first cells; [0] is unused
};

// All cells that share a house with one of `cells`.
CellSet seen_from(CellSet cells);

// Marks the cells of a colour.
void mark(Step& step, CellSet cells, int digit, Role role);

}  // namespace shudu::logic
