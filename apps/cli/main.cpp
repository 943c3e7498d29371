// The program shudu: the commands of the core. It becomes the program shudu-lab for the others.
#include "core_commands.h"

namespace {

std::vector<shudu::cli::Command> commands() { return shudu::cli::core_commands(commands); }

}  // namespace

int main(int argc, char** argv) {
  using namespace shudu::cli;
  const std::vector<std::string> words = words_of(argc, argv);
  if (const auto status = run_in_laboratory(words, argv)) return *status;
  return run_program(words, commands, laboratory_commands());
}
