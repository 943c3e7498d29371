// shudu grid: writes complete grids by their index, and the index of complete grids.
#include <memory>

#include "ask/questions.h"
#include "ask/questions/grid.h"
#include "ask/questions/index.h"
#include "commands/laboratory.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "grids/grid_output.h"
#include "shudu/census.h"

namespace shudu::cli {
namespace {

struct GridOptions {
  std::vector<std::string> operands;
  std::string from, to = "line";
  bool index = false, json = false;
  int threads = 0;
};

void grids(const GridOptions& options, Verdict& verdict) {
  GridOutput out{options.to, verdict};
  for (const std::string& text : options.operands) {
    const auto index = ask::grid_number(text);
    if (!index) {
      verdict.bad("grid: " + text + ": " + ask::expected_grid_number());
    } else if (options.json) {
      ask::json(nullptr, ask::grid_answer(*index)).append_to(standard_output().text());
    } else {
      out.write(grid_at(*index));
    }
  }
}

void indices(const GridOptions& options, Verdict& verdict) {
  Input input{options.operands, options.from, verdict, Variants::taken};
  AnswerOutput answers{options.json, verdict};
  Output& out = standard_output();
  using Numbers = std::vector<std::optional<Whole>>;
  answer_in_order<Numbers>(
      input, {.threads = threads_wanted(options.threads)},
      [](const Batch& batch, Numbers& numbers) {
        numbers.clear();
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Record* special = batch.special(i);
          const bool filled_in = special != nullptr && special->puzzle;
          numbers.push_back(index_of(filled_in ? special->puzzle->values : batch.clues()[i]));
        }
      },
      [&](Batch& batch, const Numbers& numbers) {
        for (std::size_t i = 0; i < batch.size(); ++i) {
          if (numbers[i] && !options.json) {
            out.write(to_string(*numbers[i]) + '\n');
            out.written();
            continue;
          }
          const Record& record = batch.record(i);
          if (answers.refuses(record, ask::index_question, true)) continue;
          answers.write(record, *any_puzzle(record), ask::index_answer(*record.puzzle, numbers[i]), {});
        }
      });
  out.flush();
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
                     .target = &o->operands,
                     .minimum = 1}},
      .options = {{.names = "--index", .value = "", .help = "write the index of each grid", .target = &o->index},
                  not_with(to_option(o->to), {"--json", "--index"}),
                  json_option(o->json),
                  needing(from_option(o->from), {"--index"}),
                  needing(threads_option(o->threads), {"--index"})},
      .examples = {{"shudu grid 0 6670903752021072936959", "write the first and the last grid"},
                   {"shudu grid --to grid 12345678901234567890", "draw a grid"},
                   {"shudu grid 1000 | shudu grid --index -", "convert an index to a grid and back"}},
      .run =
          [o] {
            Verdict verdict;
            o->index ? indices(*o, verdict) : grids(*o, verdict);
            return verdict.status();
          },
  };
}

}  // namespace shudu::cli
