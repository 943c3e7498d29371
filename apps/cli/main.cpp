// The program: checks the environment, runs the command line, reports the exit status.
#include <algorithm>
#include <cstdlib>
#include <exception>
#include <string>
#include <vector>

#include "base/word_list.h"
#include "commands/commands.h"
#include "engine/messages.h"
#include "engine/output.h"
#include "engine/parse.h"
#include "engine/program_path.h"
#include "search/by_card.h"
#include "search/engine.h"
#include "shudu/search.h"

int main(int argc, char** argv) {
  using namespace shudu::cli;
  note_program(argc > 0 ? argv[0] : nullptr);
  stop_on_interrupt();
  if (const char* wanted = std::getenv("SHUDU_TARGET"); wanted != nullptr && shudu::search_target() != wanted) {
    const auto here = shudu::engine::targets();
    note(std::string{"SHUDU_TARGET="} + wanted + ": this machine has no such target; expected one of " +
         shudu::word_list({here.begin(), here.end()}, ", "));
    return Status::bad_input;
  }
  try {
    std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    if (called_name() == "sudoku") words.insert(words.begin(), "homework");  // the name that the assignment prescribes
    const int status = run(commands(), words);
    if (const std::string reason = shudu::card_failure(); !reason.empty()) {
      note("the graphics card failed (" + reason + "); the processor has done its work");
    }
    return flush_standard_output() ? status : static_cast<int>(Status::bad_input);
  } catch (const std::exception& error) {  // such as std::bad_alloc
    note(error.what());
    return Status::bad_input;
  }
}
