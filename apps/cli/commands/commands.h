// The table of all commands. Each command is one file in this folder.
#pragma once

#include <vector>

#include "engine/command.h"

namespace shudu::cli {

// All commands, in the order in which help lists them. Each call builds them anew. The targets of a command's options
// live as long as the command.
std::vector<Command> commands();

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
Command sample_command();
Command census_command();
Command grid_command();
Command canon_command();
Command same_command();
Command transform_command();
Command minimize_command();
Command unavoidable_command();
Command backdoors_command();
Command print_command();
Command queens_command();
Command generate_grids_command();
Command generate_puzzles_command();
Command generate_near_command();
Command hunt_run_command();
Command hunt_status_command();
Command hunt_best_command();
Command hunt_export_command();
Command hunt_rate_command();
Command play_command();
Command homework_command();
Command bench_command();
Command trace_command();
Command compare_command();
Command algorithms_command();
Command techniques_command();
Command viewpoints_command();
Command formats_command();
Command completion_command();
Command manual_command();
Command campaign_new_command();
Command campaign_work_command();
Command campaign_status_command();
Command campaign_submit_command();
Command campaign_verify_command();
Command campaign_merge_command();

}  // namespace shudu::cli
