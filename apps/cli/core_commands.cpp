#include "core_commands.h"

#include <utility>

#include "engine/common_options.h"

namespace shudu::cli {

std::vector<Command> commands_in(std::vector<Section> sections) {
  std::vector<Command> all;
  for (Section& section : sections) {
    for (Command& command : section.commands) {
      command.heading = section.heading;
      command.family = section.family;
      if (command.input != nullptr) add_input(command);
      all.push_back(std::move(command));
    }
  }
  return all;
}

std::vector<Command> core_commands(MakeCommands all) {
  return commands_in({
      {"Answers", {solve_command(), count_command(), check_command(), candidates_command(), verify_command()}},
      {"Solving as people do",
       {explain_command(), hint_command(), rate_command(), techniques_command(), rules_command(), play_command()}},
      {"Making and changing puzzles",
       {generate_puzzles_command(), generate_grids_command(), generate_near_command(), minimize_command(),
        convert_command(), transform_command(), print_command()}},
      {"The program", {formats_command(), completion_command(all), manual_command(all)}},
  });
}

}  // namespace shudu::cli
