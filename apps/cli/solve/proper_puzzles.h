// Reads the puzzles from which a command makes others.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/input.h"

namespace shudu::cli {

// The puzzles of the input that have one solution and for which `unfit` gives no reason. The others are reported and skipped.
std::vector<Grid> proper_puzzles(Input& input, const std::function<std::string(const Puzzle&)>& unfit,
                                 Verdict& verdict);

}  // namespace shudu::cli
