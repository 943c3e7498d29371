#include "ask/level_shares.h"

#include <algorithm>

#include "base/comma_list.h"

namespace shudu::ask {

Result<std::vector<LevelShare>, std::string> level_shares(std::string_view names, std::uint64_t count) {
  if (names.empty()) return std::vector{LevelShare{std::nullopt, count}};
  std::vector<LevelShare> shares;
  for (std::string_view name : split_at_commas(names)) {
    const auto level = logic::find_level(name);
    if (!level) return Unexpected{"no level is called '" + std::string{name} + "'"};
    if (std::ranges::find(shares, level, &LevelShare::level) != shares.end()) {
      return Unexpected{"level '" + std::string{name} + "' is named twice"};
    }
    shares.push_back({level});
  }
  const std::uint64_t levels = shares.size();
  if (count < levels) {
    return Unexpected{std::to_string(levels) + " levels need at least " + std::to_string(levels) + " puzzles"};
  }
  for (std::uint64_t i = 0; i < levels; ++i) shares[i].count = count / levels + (i < count % levels ? 1 : 0);
  return shares;
}

}  // namespace shudu::ask
