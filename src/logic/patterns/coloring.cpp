#include "logic/patterns/coloring.h"

#include "logic/bit_count.h"

namespace shudu::logic {

namespace {

// The cells joined to `cell` by a strong link.
CellSet partners(const State& state, int digit, Cell cell) {
  CellSet joined;
  for (House house : houses(cell)) {
    if (count_of(state.positions(house, digit)) == 2) joined |= state.places(digit, house);
  }
  joined.erase(cell);
  return joined;
}

ColorCluster cluster_of(const State& state, int digit, Cell start) {
  ColorCluster cluster{.a = {start}, .b = {}};
  CellSet fresh = cluster.a;
  for (bool in_a = true; !fresh.empty(); in_a = !in_a) {
    CellSet next;
    for (Cell cell : fresh) next |= partners(state, digit, cell);
    fresh = next - cluster.a - cluster.b;
    (in_a ? cluster.b : cluster.a) |= fresh;
  }
  return cluster;
}

}  // namespace

Coloring::Coloring(const State& state) {
  for (int digit = 1; digit <= 9; ++digit) {
    CellSet left = state.places(digit);
    while (!left.empty()) {
      const ColorCluster cluster = cluster_of(state, digit, left.first());
      left -= cluster.a | cluster.b;
      if (!cluster.b.empty()) clusters[digit].push_back(cluster);
    }
  }
}

CellSet seen_from(CellSet cells) {
  CellSet seen;
  for (Cell cell : cells) seen |= peers(cell);
  return seen;
}

void mark(Step& step, CellSet cells, int digit, Role role) {
  for (Cell cell : cells) step.marks.emplace_back(cell, digit, role);
}

}  // namespace shudu::logic
