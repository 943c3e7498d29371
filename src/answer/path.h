// The solution of a puzzle by logic, in one of three orders of search, and its JSON.
//
//   own         always the easiest step by our own order of techniques, from the digits and candidates of the input
//   hodoku      HoDoKu's path from the clues, which determines its score
//   explainer   Sudoku Explainer's path, which determines its rating
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "base/json_object.h"
#include "shudu/logic_start.h"
#include "shudu/words.h"

namespace shudu {

enum class PathOrder : std::uint8_t { own, hodoku, explainer };
inline constexpr std::array<std::string_view, 3> path_order_ids{"own", "hodoku", "explainer"};

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
                     std::span<const Language> told = {});
// The same for a puzzle whose clues conflict.
JsonObject conflicting_path_json(const Puzzle& puzzle);

}  // namespace shudu
