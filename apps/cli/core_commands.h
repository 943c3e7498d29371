// The table of the commands of the core, in the order in which help lists them.
#pragma once

#include <string>
#include <vector>

#include "commands/commands.h"

namespace shudu::cli {

// Commands that help lists below one heading.
struct Section {
  std::string heading;
  std::vector<Command> commands;
  std::string family = {};  // Command::family of those with two words
};
std::vector<Command> commands_in(std::vector<Section> sections);

// `all` makes the commands of the program that this is a part of.
std::vector<Command> core_commands(MakeCommands all);

}  // namespace shudu::cli
