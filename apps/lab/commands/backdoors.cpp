// shudu backdoors: finds the smallest sets of cells that reduce a puzzle to singles.
#include <fmt/core.h>

#include <memory>

#include "ask/questions.h"
#include "ask/questions/backdoors.h"
#include "commands/laboratory.h"
#include "engine/answer_output.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/table.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

struct BackdoorsOptions : InputOptions {
  ask::BackdoorsOptions asked;
};

// A sentence with the number of sets, and the sets as words.
std::string for_people(const std::vector<CellSet>& sets, const Grid& solution) {
  const auto size = static_cast<std::uint64_t>(sets.front().size());
  if (size == 0) return fitted("no backdoor is needed: singles solve the puzzle\n", 2);
  std::string text = fmt::format("{} of {}; each reduces the puzzle to singles:", counted(sets.size(), "backdoor"),
                                 counted(size, "cell"));
  for (CellSet cells : sets) text += ' ' + ask::with_digits(cells, solution);
  return wrapped(text, 2, text_width()) + '\n';
}

std::string in_text(const ask::FoundBackdoors& found, std::uint64_t most) {
  const auto& [solution, sets] = found;
  if (sets.empty()) return fmt::format("more than {}\n", most);
  if (stdout_is_terminal()) return for_people(sets, solution);
  std::string text = std::to_string(sets.front().size());
  for (const CellSet cells : sets) {
    if (!cells.empty()) text += ' ' + ask::with_digits(cells, solution);
  }
  return text + '\n';
}

int run(const BackdoorsOptions& options) {
  return answer_each(ask::backdoors_question, options, [&](const ask::AnyPuzzle& puzzle) {
    ask::FoundBackdoors found;
    ask::Answer answer = ask::backdoors(*puzzle.classic(), options.asked, {}, found);
    return Told{std::move(answer), [found, &options] { return in_text(found, options.asked.size); }};
  });
}

}  // namespace

Command backdoors_command() {
  auto o = std::make_shared<BackdoorsOptions>();
  return {
      .name = "backdoors",
      .summary = "find the smallest sets of cells that reduce a puzzle to singles",
      .description =
          "Write the smallest number of cells that must be filled in before naked and hidden singles solve the rest of "
          "the puzzle, and all sets of that size with their digits. The number is 0 if singles solve the puzzle. If it "
          "is larger than --size, write 'more than N'.",
      .input = o.get(),
      .options = {option_of(ask::backdoors_question, "size", &o->asked)},
      .examples = {{"shudu backdoors examples/puzzles.txt", "write one line per puzzle"}},
      .run = [o] { return run(*o); }};
}

}  // namespace shudu::cli
