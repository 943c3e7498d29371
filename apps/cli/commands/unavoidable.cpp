// shudu unavoidable: lists sets of cells in which every puzzle of a grid needs a clue.
#include <fmt/core.h>

#include <memory>

#include "answer/step_json.h"
#include "commands/commands.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/json_record.h"
#include "engine/numbers.h"
#include "engine/output.h"
#include "engine/terminal.h"
#include "records/search_puzzle.h"
#include "shudu/structure.h"
#include "solve/no_answer.h"

namespace shudu::cli {
namespace {

struct UnavoidableOptions {
  std::vector<std::string> files;
  std::string from;
  int size = 10;
  bool json = false;
};

int unavoidable(const UnavoidableOptions& options) {
  Verdict verdict;
  Input input{options.files, options.from, verdict};
  Output& out = standard_output();
  while (auto record = input.next()) {
    if (!record->puzzle) verdict.bad(located(record->file, record->puzzle.error()));
    const bool searchable = !not_searchable(*record);
    const Answer answer = searchable ? search_puzzle(*record->puzzle, 2).answer : Answer{};
    if (const auto why = not_proper(*record, answer.count)) {
      report(*record, *why, verdict);
      if (options.json) {
        json_record(*record, *why).append_to(out.text());
      } else if (record->puzzle) {
        out.write(answer_line(*why));
      }
      continue;
    }
    const std::vector<CellSet> sets = unavoidable_sets(answer.solution, options.size);
    if (options.json) {
      std::vector<JsonObject> list;
      for (CellSet cells : sets) list.emplace_back().add("cells", logic::cell_names(cells));
      json_record(*record, "ok").add("grid", to_line(answer.solution)).add("sets", list).append_to(out.text());
    } else {
      const bool for_people = stdout_is_terminal();
      out.write(to_line(answer.solution) + (for_people ? "\n" : " "));
      out.write(for_people ? fmt::format("{} of up to {}\nsize  cells\n", counted(sets.size(), "unavoidable set"),
                                         counted(static_cast<std::uint64_t>(options.size), "cell"))
                           : fmt::format("{}\n", sets.size()));
      for (CellSet cells : sets) {
        std::string names;
        for (Cell cell : cells) names += (names.empty() ? "" : " ") + name(cell);
        out.write(fmt::format("{:>4}  {}\n", cells.size(), for_people ? wrapped(names, 6, text_width()) : names));
      }
    }
    out.written();
  }
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
      .options = {{.names = "--size",
                   .value = "N",
                   .help = "list sets of up to N cells (default: 10; more than 16 takes long)",
                   .target = &o->size,
                   .minimum = 4,
                   .maximum = 81},
                  from_option(o->from),
                  json_option(o->json)},
      .examples = {{"shudu grid 123456789 | shudu unavoidable --size 6", "list the small sets of one grid"}},
      .run = [o] { return unavoidable(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
