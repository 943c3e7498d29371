// The table of all commands of shudu-lab: those of the laboratory, and those of the core.
#include <utility>

#include "commands/laboratory.h"
#include "core_commands.h"

namespace shudu::cli {

std::vector<Command> all_commands() {
  std::vector<Command> all = core_commands(all_commands);
  std::vector<Command> laboratory = commands_in({
      {"Mathematics",
       {canon_command(), same_command(), sample_command(), census_command(), grid_command(), unavoidable_command(),
        backdoors_command(), viewpoints_command()}},
      {"Large computations",
       {hunt_run_command(), hunt_status_command(), hunt_best_command(), hunt_rate_command()},
       "hunt for the hardest puzzles, or those with the fewest clues"},
      {"Large computations",
       {campaign_new_command(), campaign_work_command(), campaign_submit_command(), campaign_status_command(),
        campaign_verify_command(), campaign_merge_command()},
       "run a command in parts, on many machines"},
      {"Algorithms and homework",
       {homework_command(), algorithms_command(), trace_command(), compare_command(), queens_command()}},
      {"The program", {bench_command()}},
  });
  for (Command& command : laboratory) {
    command.is_in_laboratory = true;
    all.push_back(std::move(command));
  }
  return all;
}

}  // namespace shudu::cli
