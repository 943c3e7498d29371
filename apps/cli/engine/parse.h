// Runs the command line: finds the command, sets its options, handles --help and --version, calls the command.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/command.h"

namespace shudu::cli {

// `arguments` does not include the program's name. `elsewhere` are the names of commands that another program has, which are
// suggested, too. Returns the exit status.
int run(const std::vector<Command>& commands, const std::vector<std::string>& arguments,
        std::span<const std::string_view> elsewhere = {});

}  // namespace shudu::cli
