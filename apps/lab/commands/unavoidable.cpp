// shudu unavoidable: lists sets of cells in which every puzzle of a grid needs a clue.
#include <fmt/core.h>

#include <memory>

#include "ask/logic/step_json.h"
#include "ask/questions.h"
#include "ask/questions/unavoidable.h"
#include "base/word_list.h"
#include "commands/laboratory.h"
#include "engine/answer_output.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/table.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

struct UnavoidableOptions : InputOptions {
  ask::UnavoidableOptions asked;
};

std::string in_text(const ask::UnavoidableSets& found, std::uint64_t most) {
  const bool for_people = stdout_is_terminal();
  std::string text = to_line(found.grid);
  text += for_people ? fmt::format("\n{} of up to {}\nsize  cells\n", counted(found.sets.size(), "unavoidable set"),
                                   counted(most, "cell"))
                     : fmt::format(" {}\n", found.sets.size());
  for (const CellSet cells : found.sets) {
    const std::string names = joined(logic::cell_names(cells));
    text += fmt::format("{:>4}  {}\n", cells.size(), for_people ? wrapped(names, 6, text_width()) : names);
  }
  return text;
}

int unavoidable(const UnavoidableOptions& options) {
  return answer_each(ask::unavoidable_question, options, [&](const ask::AnyPuzzle& puzzle) {
    ask::UnavoidableSets found;
    ask::Answer answer = ask::unavoidable(*puzzle.classic(), options.asked, {}, found);
    return Told{std::move(answer), [found, &options] { return in_text(found, options.asked.size); }};
  });
}

}  // namespace

Command unavoidable_command() {
  auto o = std::make_shared<UnavoidableOptions>();
  return {
      .name = "unavoidable",
      .summary = "list the unavoidable sets of a grid",
      .description =
          "Write each grid, the number of its minimal unavoidable sets of up to --size cells, and the sets, smallest "
          "first. A set of cells is unavoidable if its digits can be rearranged within the set to give another valid "
          "grid. So every puzzle whose only solution is this grid has a clue in every unavoidable set. For a puzzle, "
          "the sets of its solution are listed.",
      .input = o.get(),
      .extras = InputExtras::json,
      .options = {option_of(ask::unavoidable_question, "size", &o->asked)},
      .examples = {{"shudu grid 123456789 | shudu unavoidable --size 6", "list the small sets of one grid"}},
      .run = [o] { return unavoidable(*o); }};
}

}  // namespace shudu::cli
