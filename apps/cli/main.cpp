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
      solve_command(),     count_command(),      check_command(),      verify_command(),      explain_command(),
      hint_command(),      rate_command(),       techniques_command(), viewpoints_command(),  convert_command(),
      transform_command(), canon_command(),      same_command(),       sample_command(),      census_command(),
      grid_command(),      index_command(),      minimize_command(),   unavoidable_command(), backdoors_command(),
      queens_command(),    homework_command(),   bench_command(),      trace_command(),       algorithms_command(),
      formats_command(),   completion_command(), manual_command(),
  };
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
