// The table of the commands of the core, in the order in which help lists them, and what the programs shudu and shudu-lab do
// alike: they check the environment, run the command line and report the exit status.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
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

// The words after the name of the program. The name sudoku.exe stands for a command.
std::vector<std::string> words_of(int argc, char** argv);

// `elsewhere` are the names of the commands that another program has. They are suggested, too.
int run_program(const std::vector<std::string>& words, MakeCommands commands,
                std::span<const std::string_view> elsewhere = {});

// The laboratory has the commands for research and for large computations, which few people need. They are in the program
// shudu-lab, so that nobody else has to build them. These are their names; CMake makes this from the names of the files in apps/lab/commands.
std::span<const std::string_view> laboratory_commands();

// Becomes shudu-lab if the words ask for the laboratory. Returns nothing if they do not, and the exit status if shudu-lab
// cannot be started.
std::optional<int> run_in_laboratory(const std::vector<std::string>& words, char** argv);

}  // namespace shudu::cli
