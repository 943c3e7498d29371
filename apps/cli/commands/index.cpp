// shudu index: writes the index of each complete grid.
#include <memory>

#include "base/json_object.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "shudu/grid_index.h"
#include "solve/answers.h"

namespace shudu::cli {
namespace {

struct IndexOptions {
  std::vector<std::string> files;
  std::string from;
  bool json = false;
  int threads = 0;
};

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
          std::string reason;
          if (!numbers[i]) {
            const Record& record = batch.record(i);
            reason = invalid_reason(record).value_or("the grid is not complete");
            if (record.puzzle) verdict.negative();
          }
          if (options.json) {
            JsonObject object;
            if (numbers[i]) {
              object.add("index", to_string(*numbers[i])).add("order_version", std::uint64_t{grid_order_version});
            } else {
              object.add("status", "invalid").add("reason", reason);
            }
            object.append_to(out.text());
          } else {
            out.write((numbers[i] ? to_string(*numbers[i]) : "invalid: " + reason) + '\n');
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
      .description = "Write one index per grid, or 'invalid: REASON'. This is the inverse of 'shudu grid'.",
      .arguments = {puzzles_argument(o->files)},
      .options = {from_option(o->from), json_option(o->json), threads_option(o->threads)},
      .examples = {{"shudu grid 1000 | shudu index", "convert an index to a grid and back"}},
      .run = [o] { return indices(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
