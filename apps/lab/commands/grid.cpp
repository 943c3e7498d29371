// shudu grid: writes complete grids by their index, and the index of complete grids.
#include <memory>

#include "ask/questions.h"
#include "ask/questions/grid.h"
#include "ask/questions/index.h"
#include "commands/laboratory.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "grids/bulk_grid_output.h"
#include "shudu/census.h"

namespace shudu::cli {
namespace {

struct GridOptions : InputOptions {
  std::string to = "line";
  bool index = false;
};

int grids(const GridOptions& options) {
  Verdict verdict;
  GridOutput out{options.to, verdict};
  for (const std::string& text : options.files) {
    const auto index = ask::grid_number(text);
    if (!index) {
      verdict.bad("grid: " + text + ": " + ask::expected_grid_number());
    } else if (options.json) {
      ask::json(nullptr, ask::grid_answer(*index)).append_to(standard_output().text());
    } else {
      out.write(grid_at(*index));
    }
  }
  return verdict.status();
}

int indices(const GridOptions& options) {
  return answer_each(ask::index_question, options, [](const ask::AnyPuzzle& puzzle) {
    const auto index = index_of(puzzle.classic()->values);
    return Told{ask::index_answer(*puzzle.classic(), index), [index] { return to_string(*index) + '\n'; }};
  });
}

}  // namespace

Command grid_command() {
  auto o = std::make_shared<GridOptions>();
  return {
      .name = "grid",
      .summary = "convert between complete grids and their indices",
      .description =
          "Write the grid with each index. All 6,670,903,752,021,072,936,960 grids are numbered from 0. The order is "
          "fixed and described in docs/mathematics.md. It is not lexicographic.\n\nWith --index, read complete grids, "
          "and write the index of each, or 'invalid: REASON' or 'incomplete: REASON'.",
      .arguments = {{.name = "INDEX",
                     .help = "the index of a grid; with --index, a file of grids, '-' for standard input, or a grid",
                     .target = &o->files,
                     .minimum = 1}},
      .options = {option("--index", o->index, "write the index of each grid"),
                  to_option(o->to).not_with({"--json", "--index"}), json_option(o->json),
                  from_option(o->from).only_with({"--index"}), threads_option(o->threads).only_with({"--index"})},
      .examples = {{"shudu grid 0 6670903752021072936959", "write the first and the last grid"},
                   {"shudu grid --to grid 12345678901234567890", "draw a grid"},
                   {"shudu grid 1000 | shudu grid --index -", "convert an index to a grid and back"}},
      .run = [o] { return o->index ? indices(*o) : grids(*o); }};
}

}  // namespace shudu::cli
