// Runs the command line: finds the command, sets its options, handles --help and --version, calls the command.
#pragma once

#include <string>
#include <vector>

#include "engine/command.h"

namespace shudu::cli {

// `arguments` does not include the program's name. Returns the exit status.
int run(const std::vector<Command>& commands, const std::vector<std::string>& arguments);

}  // namespace shudu::cli
