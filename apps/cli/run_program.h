// What the programs shudu and shudu-lab do alike: they check the environment, run the command line and report the exit
// status.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "commands/commands.h"

namespace shudu::cli {

// The words after the name of the program. The name sudoku.exe stands for a command.
std::vector<std::string> words_of(int argc, char** argv);

// `elsewhere` are the names of the commands that another program has. They are suggested, too.
int run_program(const std::vector<std::string>& words, MakeCommands commands,
                std::span<const std::string_view> elsewhere = {});

}  // namespace shudu::cli
