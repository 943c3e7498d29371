// The shares of levels in an order of puzzles: 10 puzzles of "easy,medium,hard" are 4 easy, 3 medium and 3 hard ones.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/logic.h"
#include "shudu/result.h"

namespace shudu::ask {

struct LevelShare {
  std::optional<logic::Level> level;  // empty: any
  std::uint64_t count = 0;
};

// The shares in the order of the names, which are separated by commas. They are equal; if that is not possible, the first
// have one more. No name is one share of any level. The error says what is wrong with the names or the count.
Result<std::vector<LevelShare>, std::string> level_shares(std::string_view names, std::uint64_t count);

}  // namespace shudu::ask
