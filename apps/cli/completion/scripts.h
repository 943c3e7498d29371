// Completion scripts for the shells, made from the command table.
#pragma once

#include <string>
#include <vector>

#include "engine/command.h"

namespace shudu::cli::completion {

std::string bash_script(const std::vector<Command>& all);
std::string zsh_script(const std::vector<Command>& all);
std::string fish_script(const std::vector<Command>& all);

}  // namespace shudu::cli::completion
