// The puzzles that a hunt starts from.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/verdict.h"
#include "shudu/board.h"

namespace shudu::cli {

// The puzzles of the input that have one solution. The others are reported to the verdict and skipped.
std::vector<Grid> given_puzzles(const std::vector<std::string>& operands, Verdict& verdict);
// Puzzles of our own making: minimal puzzles dug from random grids, as `shudu generate puzzles` makes them.
std::vector<Grid> made_puzzles(std::uint64_t count, std::uint64_t seed);

}  // namespace shudu::cli
