// The commands of the core. Each is one file in this folder.
#pragma once

#include <vector>

#include "engine/command.h"

namespace shudu::cli {

Command solve_command();
Command count_command();
Command check_command();
Command candidates_command();
Command rules_command();
Command verify_command();
Command explain_command();
Command hint_command();
Command rate_command();
Command convert_command();
Command transform_command();
Command minimize_command();
Command print_command();
Command generate_grids_command();
Command generate_puzzles_command();
Command generate_near_command();
Command play_command();
Command techniques_command();
Command formats_command();

// Makes all commands of the program. Each call builds them anew. The targets of a command's options live as long as the
// command.
using MakeCommands = std::vector<Command> (*)();

// These describe all commands of the program.
Command completion_command(MakeCommands commands);
Command manual_command(MakeCommands commands);

}  // namespace shudu::cli
