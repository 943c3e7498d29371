// The command line: finds the command, fills its options, answers --help and --version, and runs it.
#pragma once

#include <string>
#include <vector>

#include "engine/command.h"

namespace shudu::cli {

// `arguments` without the program's name. Returns the exit status.
int run(std::vector<Command> commands, const std::vector<std::string>& arguments);

}  // namespace shudu::cli
