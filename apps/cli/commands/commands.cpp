#include "commands/commands.h"

#include <utility>

namespace shudu::cli {
namespace {

struct Section {
  std::string heading;
  std::vector<Command> commands;
  std::string family = {};  // Command::family of those with two words
};

std::vector<Section> sections() {
  return {
      {"Answers", {solve_command(), count_command(), check_command(), candidates_command(), verify_command()}},
      {"Solving as people do",
       {explain_command(), hint_command(), rate_command(), techniques_command(), viewpoints_command(), rules_command(),
        play_command()}},
      {"Making and changing puzzles",
       {generate_puzzles_command(), generate_grids_command(), generate_near_command(), minimize_command(),
        convert_command(), transform_command(), print_command()}},
      {"Mathematics",
       {canon_command(), same_command(), sample_command(), census_command(), grid_command(), unavoidable_command(),
        backdoors_command()}},
      {"Large computations",
       {hunt_run_command(), hunt_status_command(), hunt_best_command(), hunt_export_command(), hunt_rate_command()},
       "hunt for the hardest puzzles, or those with the fewest clues"},
      {"Large computations",
       {campaign_new_command(), campaign_work_command(), campaign_submit_command(), campaign_status_command(),
        campaign_verify_command(), campaign_merge_command()},
       "run a command in parts, on many machines"},
      {"Algorithms and homework",
       {homework_command(), algorithms_command(), trace_command(), compare_command(), queens_command()}},
      {"The program", {bench_command(), formats_command(), completion_command(), manual_command()}},
  };
}

}  // namespace

std::vector<Command> commands() {
  std::vector<Command> all;
  std::vector<Section> table = sections();
  for (Section& section : table) {
    for (Command& command : section.commands) {
      command.heading = section.heading;
      command.family = section.family;
      all.push_back(std::move(command));
    }
  }
  return all;
}

}  // namespace shudu::cli
