// Ranges of numbers as people type them.
#pragma once

#include <optional>
#include <string_view>

namespace shudu {

struct Range {
  int least = 0, most = 0;
};
// "22", "22-25" or "22~25".
std::optional<Range> range_of(std::string_view text);
// The same for numbers with one decimal up to `most`, in tenths: "7.2", "2.3-6.5".
std::optional<Range> range_of_tenths(std::string_view text, int most);

}  // namespace shudu
