// Puzzle sets: the generated sets of `shudu bench`. A seed gives the same sets on every machine and with every version
// of the search. The search only decides whether a solution is unique. A classic algorithm decides how hard a puzzle
// is.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board.h"
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
