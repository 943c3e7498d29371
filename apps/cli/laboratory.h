// The way to the laboratory: commands for research and for large computations, which few people need. They are in the
// program shudu-lab, so that nobody else has to build them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shudu::cli {

// The names of its commands. CMake makes this from the names of the files in apps/lab/commands.
std::span<const std::string_view> laboratory_commands();

// Becomes shudu-lab if the words ask for the laboratory. Returns nothing if they do not, and the exit status if shudu-lab
// cannot be started.
std::optional<int> run_in_laboratory(const std::vector<std::string>& words, char** argv);

}  // namespace shudu::cli
