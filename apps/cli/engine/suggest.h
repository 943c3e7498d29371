// The known word nearest to a mistyped one.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace shudu::cli {

// Nothing when no word is near enough to be what was meant.
std::optional<std::string> nearest(const std::string& typed, const std::vector<std::string>& known);

}  // namespace shudu::cli
