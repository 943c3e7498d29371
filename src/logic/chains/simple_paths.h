// The shortest chain between two candidates that visits no cell twice.
//
// The search runs in a graph of states, two for every cell:
//
//   one digit (X-chain)        state 2c: the digit is not in c       state 2c + 1: it is
//   two-digit cells (XY-chain) state 2c: c holds its smaller digit   state 2c + 1: its larger one
//
// Both graphs have the symmetry of implication: a link from a to b has a mirror link from not-b to not-a, and "not"
// flips the last bit. So the distances from one state to all others also give the distances to it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "shudu/board.h"

namespace shudu::logic {

class SimplePaths {
 public:
  static constexpr int state_count = 2 * Cell::count;
  static constexpr std::uint8_t unreachable = 255;

  static int state(Cell cell, bool second) { return 2 * cell.index() + (second ? 1 : 0); }
  static Cell cell_of(int state) { return Cell{state / 2}; }

  // Links are tried in the order in which they were added. The caller must add the mirror image of every link too.
  void add_link(int from, int to) { next_[from][count_[from]++] = static_cast<std::uint8_t>(to); }
  bool has_links(int from) const { return count_[from] != 0; }

  // The number of links on a shortest path that may visit a cell twice. States that are farther than `longest` are
  // unreachable.
  using Distances = std::array<std::uint8_t, state_count>;
  Distances distances_from(int start, int longest) const;

  // The states of a shortest path from `start` to `end`. Empty if no path with `min_links`..`max_links` links visits
  // each cell at most once. Only the cell of the start may be visited again, at the end. `to_end` holds
  // distances_from(end ^ 1, max_links). The lengths of all paths differ by multiples of `stride`.
  std::vector<int> shortest(int start, int end, const Distances& to_end, int min_links, int max_links,
                            int stride) const;

 private:
  struct Search;
  std::span<const std::uint8_t> next(int from) const { return {next_[from].data(), count_[from]}; }

  std::array<std::array<std::uint8_t, 20>, state_count> next_;  // at most one link to every peer
  std::array<std::uint8_t, state_count> count_{};
};

}  // namespace shudu::logic
