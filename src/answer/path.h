// The solution of a puzzle by logic, in one of the orders of PathOrder, and its JSON.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "answer/step_json.h"
#include "base/json_object.h"
#include "shudu/logic.h"
#include "shudu/logic_start.h"
#include "shudu/words.h"

namespace shudu {

struct PathOptions {
  PathOrder order = PathOrder::own;
  std::span<const logic::Technique* const> techniques = {};  // for the order `own`
  bool uniqueness = true;  // use techniques that rely on uniqueness, if the clues have one solution
};

struct LogicPath {
  LogicStart start;  // start.state is the start of the path
  logic::Path path;
};
// Calls `go_on` from time to time with the share of solved cells and the number of steps. If it returns false, the path
// ends as `open`. Precondition: the clues do not conflict.
LogicPath logic_path(const Puzzle& puzzle, const PathOptions& options,
                     const std::function<bool(double done, std::uint64_t steps)>& go_on = nullptr);

JsonObject path_json(const Puzzle& puzzle, const LogicPath& path, Language language,
                     logic::Depth depth = logic::Depth::whole, bool outlined = false);
// Every step that the techniques find at the start, at most `limit`. `go_on` is called before every technique with the
// share that was tried and the number of steps.
struct AvailableSteps {
  std::vector<logic::Step> steps;
  bool truncated = false;  // there are more than `limit`
  bool stopped = false;    // by go_on
};
AvailableSteps available_steps(const LogicStart& start, const PathOptions& options, std::size_t limit,
                               const std::function<bool(double done, std::uint64_t steps)>& go_on = nullptr);
// The status of a list of steps that are all available at the start: "steps", "solved", "stuck" or "no solution".
std::string_view status_of_steps(const LogicStart& start, bool any_step);
// The same as path_json() for a puzzle whose clues conflict.
JsonObject conflicting_path_json(const Puzzle& puzzle);

}  // namespace shudu
