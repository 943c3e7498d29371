// The commands of the laboratory. Each is one file in this folder. The names of the files are its table: the program shudu and
// the script ./shudu know from them which commands are here.
#pragma once

#include <vector>

#include "engine/command.h"

namespace shudu::cli {

// All commands, those of the core first, in the order in which help lists them. Each call builds them anew.
std::vector<Command> all_commands();

Command sample_command();
Command census_command();
Command grid_command();
Command canon_command();
Command same_command();
Command unavoidable_command();
Command backdoors_command();
Command queens_command();
Command hunt_run_command();
Command hunt_status_command();
Command hunt_best_command();
Command hunt_rate_command();
Command homework_command();
Command bench_command();
Command trace_command();
Command compare_command();
Command algorithms_command();
Command viewpoints_command();
Command campaign_new_command();
Command campaign_work_command();
Command campaign_status_command();
Command campaign_submit_command();
Command campaign_verify_command();
Command campaign_merge_command();

}  // namespace shudu::cli
