// Reads the puzzles from which a command makes others.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/verdict.h"
#include "shudu/puzzle.h"
#include "solve/no_answer.h"

namespace shudu::cli {

// The puzzles of the input that have one solution and no reason in `unfit`. The others are reported and skipped.
std::vector<Grid> proper_puzzles(const std::vector<std::string>& operands, const std::string& from,
                                 const std::function<std::optional<NoAnswer>(const Puzzle&)>& unfit, Verdict& verdict);

}  // namespace shudu::cli
