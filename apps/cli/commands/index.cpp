// shudu index: writes the index of each complete grid.
#include <memory>

#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/json_record.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "shudu/grid_index.h"
#include "solve/no_answer.h"

namespace shudu::cli {
namespace {

struct IndexOptions {
  std::vector<std::string> files;
  std::string from;
  bool json = false;
  int threads = 0;
};

void write_no_index(const Record& record, const IndexOptions& options, Verdict& verdict) {
  const NoAnswer why = not_searchable(record).value_or(NoAnswer{"incomplete", "the grid has blank cells"});
  report(record, why, verdict);
  Output& out = standard_output();
  if (options.json) {
    json_record(record, why).append_to(out.text());
  } else {
    out.write(in_words(why) + '\n');
  }
}

int indices(const IndexOptions& options) {
  Verdict verdict;
  Input input{options.files, options.from, verdict};
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
          } else if (numbers[i]) {
            json_record(batch.record(i), "ok")
                .add("index", *numbers[i])
                .add("order_version", std::uint64_t{grid_order_version})
                .append_to(out.text());
          } else {
            write_no_index(batch.record(i), options, verdict);
          }
          out.written();
        }
      });
  out.flush();
  return verdict.status();
}

}  // namespace

Command index_command() {
  auto o = std::make_shared<IndexOptions>();
  return {
      .name = "index",
      .summary = "write the index of each complete grid",
      .description =
          "Write one index per grid, or 'invalid: REASON' or 'incomplete: REASON'. This is the inverse of 'shudu "
          "grid'.",
      .arguments = {puzzles_argument(o->files)},
      .options = {from_option(o->from), json_option(o->json), threads_option(o->threads)},
      .examples = {{"shudu grid 1000 | shudu index", "convert an index to a grid and back"}},
      .run = [o] { return indices(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
