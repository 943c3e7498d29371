// Lists in text, such as "row,box": the parts between the commas.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

namespace shudu {

// Empty parts are kept, so that a caller can report them. The empty text has one part, which is empty.
inline std::vector<std::string_view> split_at_commas(std::string_view list) {
  std::vector<std::string_view> parts;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t comma = std::min(list.find(',', at), list.size());
    parts.push_back(list.substr(at, comma - at));
    at = comma + 1;
  }
  return parts;
}

}  // namespace shudu
