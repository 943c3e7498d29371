// Finds the known word closest to a misspelt one.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace shudu::cli {

// Returns nothing if no known word is close enough.
std::optional<std::string> nearest(const std::string& typed, const std::vector<std::string>& known);

// "; did you mean 'x'?", or "; " and another hint; empty if there is neither.
std::string did_you_mean(const std::string& typed, const std::vector<std::string>& known,
                         const std::string& otherwise = {});

}  // namespace shudu::cli
