// The solution of a puzzle by logic, in one of the orders of PathOrder, and all steps at one position.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "shudu/ask.h"
#include "shudu/logic.h"

namespace shudu {

struct PathOptions {
  PathOrder order = PathOrder::own;
  std::span<const logic::Technique* const> techniques = default_techniques();  // for the order `own`
  bool uniqueness = true;  // use techniques that rely on uniqueness, if the clues have one solution
};

struct LogicPath {
  LogicStart start;  // start.state is the start of the path
  logic::Path path;
};
// Calls the watch with the share of solved cells, or a negative number, and the number of steps. If it returns false, the
// path ends as `open`. Precondition: the clues do not conflict.
LogicPath logic_path(const Puzzle& puzzle, const PathOptions& options, const Watch& watch = {});

// Every step that the techniques find at the start, at most `limit`. The watch is called with the share of the techniques
// that were tried and the number of steps.
struct AvailableSteps {
  std::vector<logic::Step> steps;
  bool truncated = false;  // there are more than `limit`, or the watch has stopped the search
};
AvailableSteps available_steps(const LogicStart& start, const PathOptions& options, std::size_t limit,
                               const Watch& watch = {});

}  // namespace shudu
