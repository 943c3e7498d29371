// Puzzle sets: what `shudu bench` measures when no file is named. Made from a seed, the same on every machine and by
// every version of the search: it only decides whether a solution is unique, and how hard a puzzle is, a classic says.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/grid.h"
#include "shudu/random.h"

namespace shudu::cli::bench {

struct PuzzleSet {
  std::string name;
  std::vector<Grid> puzzles;
};

struct SetMaker {
  std::string_view name;
  std::vector<Grid> (*make)(std::size_t size, Random random);
};

// easy, minimal, hard, multiple, invalid.
std::span<const SetMaker> set_makers();

}  // namespace shudu::cli::bench
