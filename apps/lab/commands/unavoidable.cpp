// shudu unavoidable: lists sets of cells in which every puzzle of a grid needs a clue.
#include <fmt/core.h>

#include <memory>

#include "ask/questions.h"
#include "ask/questions/unavoidable.h"
#include "commands/laboratory.h"
#include "engine/answer_output.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/numbers.h"
#include "engine/question_options.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

struct UnavoidableOptions {
  std::vector<std::string> files;
  std::string from;
  ask::UnavoidableOptions asked;
  bool json = false;
};

std::string in_text(const ask::UnavoidableSets& found, std::uint64_t most) {
  const bool for_people = stdout_is_terminal();
  std::string text = to_line(found.grid);
  text += for_people ? fmt::format("\n{} of up to {}\nsize  cells\n", counted(found.sets.size(), "unavoidable set"),
                                   counted(most, "cell"))
                     : fmt::format(" {}\n", found.sets.size());
  for (const CellSet cells : found.sets) {
    std::string names;
    for (const Cell cell : cells) names += (names.empty() ? "" : " ") + name(cell);
    text += fmt::format("{:>4}  {}\n", cells.size(), for_people ? wrapped(names, 6, text_width()) : names);
  }
  return text;
}

int unavoidable(const UnavoidableOptions& options) {
  Verdict verdict;
  Input input{options.files, options.from, verdict, Variants::taken};
  AnswerOutput answers{options.json, verdict};
  while (const auto record = input.next()) {
    if (answers.refuses(*record, ask::unavoidable_question)) continue;
    ask::UnavoidableSets found;
    const ask::Answer answer = ask::unavoidable(*record->puzzle, options.asked, {}, found);
    answers.write(*record, *any_puzzle(*record), answer, [&] { return in_text(found, options.asked.size); });
  }
  standard_output().flush();
  return verdict.status();
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
      .arguments = {puzzles_argument(o->files)},
      .options = {option_of(ask::unavoidable_question, "size", &o->asked), from_option(o->from), json_option(o->json)},
      .examples = {{"shudu grid 123456789 | shudu unavoidable --size 6", "list the small sets of one grid"}},
      .run = [o] { return unavoidable(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
