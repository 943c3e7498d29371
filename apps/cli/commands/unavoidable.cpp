// shudu unavoidable: lists sets of cells in which every puzzle of a grid needs a clue.
#include <fmt/core.h>

#include <memory>

#include "answer/step_json.h"
#include "base/json_object.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "shudu/search.h"
#include "shudu/structure.h"
#include "solve/answers.h"

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
    if (!record->puzzle) {
      verdict.bad(located(record->file, record->puzzle.error()));
      continue;
    }
    const auto invalid = invalid_reason(*record);
    const Answer answer = invalid ? Answer{} : search(record->puzzle->clues, 2).answer;
    if (answer.count != 1) {
      verdict.negative();
      const std::string reason = invalid ? *invalid : answer.count == 0 ? "no solution" : "multiple solutions";
      if (options.json) {
        JsonObject object;
        object.add("status", "invalid").add("reason", reason);
        object.append_to(out.text());
      } else {
        out.write("invalid: " + reason + '\n');
      }
      continue;
    }
    const std::vector<CellSet> sets = unavoidable_sets(answer.solution, options.size);
    if (options.json) {
      std::vector<JsonObject> list;
      for (CellSet cells : sets) list.emplace_back().add("cells", logic::cell_names(cells));
      JsonObject object;
      object.add("grid", to_line(answer.solution)).add("sets", list);
      object.append_to(out.text());
    } else {
      out.write(fmt::format("{} {}\n", to_line(answer.solution), sets.size()));
      for (CellSet cells : sets) {
        out.write(fmt::format("{:>4} ", cells.size()));
        for (Cell cell : cells) out.write(" " + name(cell));
        out.write("\n");
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
