// The combinations of options that the command table forbids (Option::needs and Option::not_with).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/command.h"

namespace shudu::cli {

// The first forbidden combination in words: "--prefix needs --in-order", "--json and --svg cannot be combined". Nothing
// if all given options mean something together. The targets of the arguments must have been set.
std::optional<std::string> forbidden_combination(const Command& command, const std::vector<const Option*>& given);

}  // namespace shudu::cli
