#include "core_commands.h"

#include <algorithm>
#include <cstdlib>
#include <exception>

#include "base/word_list.h"
#include "engine/arguments.h"
#include "engine/messages.h"
#include "engine/output.h"
#include "engine/program_path.h"
#include "search/by_card.h"
#include "search/engine.h"
#include "shudu/search.h"

namespace shudu::cli {

std::vector<std::string> words_of(int argc, char** argv) {
  note_program(argc > 0 ? argv[0] : nullptr);
  std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
  if (called_name() == "sudoku") words.insert(words.begin(), "homework");  // the name that the assignment prescribes
  return words;
}

int run_program(const std::vector<std::string>& words, MakeCommands commands,
                std::span<const std::string_view> elsewhere) {
  stop_on_interrupt();
  if (const char* wanted = std::getenv("SHUDU_TARGET"); wanted != nullptr && search_target() != wanted) {
    const auto here = engine::targets();
    note(std::string{"SHUDU_TARGET="} + wanted + ": this machine has no such target; expected one of " +
         word_list({here.begin(), here.end()}, ", "));
    return Status::bad_input;
  }
  try {
    const int status = run(commands(), words, elsewhere);
    if (const std::string reason = card_failure(); !reason.empty()) {
      note("the graphics card failed (" + reason + "); the processor has done its work");
    }
    return flush_standard_output() ? status : static_cast<int>(Status::bad_input);
  } catch (const std::exception& error) {  // such as std::bad_alloc
    note(error.what());
    return Status::bad_input;
  }
}

}  // namespace shudu::cli
