#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "command.h"
#include "output.h"
#include "parse.h"
#include "shudu/search.h"

namespace shudu::cli {

std::vector<Command> commands() {
  return {
      // Answers about puzzles.
      solve_command(),
      count_command(),
      check_command(),
      verify_command(),
      // How people solve them.
      explain_command(),
      hint_command(),
      rate_command(),
      techniques_command(),
      viewpoints_command(),
      // The page.
      play_command(),
      // Making them, and changing their form.
      generate_puzzles_command(),
      generate_grids_command(),
      generate_near_command(),
      minimize_command(),
      convert_command(),
      transform_command(),
      // Mathematics.
      canon_command(),
      same_command(),
      sample_command(),
      census_command(),
      grid_command(),
      index_command(),
      unavoidable_command(),
      backdoors_command(),
      // For students.
      homework_command(),
      algorithms_command(),
      trace_command(),
      compare_command(),
      queens_command(),
      // About the program.
      bench_command(),
      formats_command(),
      completion_command(),
      manual_command(),
  };
}

std::string_view group_of(const Command& command) {
  const std::string_view name = command.name;
  const std::size_t space = name.find(' ');
  return space == std::string_view::npos ? std::string_view{} : name.substr(0, space);
}

}  // namespace shudu::cli

int main(int argc, char** argv) {
  using namespace shudu::cli;
  stop_on_interrupt();
  if (const char* wanted = std::getenv("SHUDU_TARGET"); wanted != nullptr && shudu::search_target() != wanted) {
    std::cerr << "shudu: SHUDU_TARGET=" << wanted << ": this machine has no such target\n";
    return Status::bad_input;
  }
  try {
    const int status = run({argv + 1, argv + argc});
    return flush_standard_output() ? status : static_cast<int>(Status::bad_input);
  } catch (const std::exception& error) {  // memory is the only thing left that can run out
    std::cerr << "shudu: " << error.what() << '\n';
    return Status::bad_input;
  }
}
