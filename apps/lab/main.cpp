// The program shudu-lab: the commands of the laboratory and, because a campaign runs them inside its workers, those of the
// core. `shudu` starts it (apps/cli/laboratory.h).
#include "commands/laboratory.h"
#include "core_commands.h"

int main(int argc, char** argv) {
  using namespace shudu::cli;
  return run_program(words_of(argc, argv), all_commands);
}
