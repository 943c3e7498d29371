// shudu count: how many solutions each puzzle has.
#include <fmt/format.h>

#include <iterator>
#include <memory>

#include "answers.h"
#include "command.h"
#include "input.h"
#include "json_object.h"
#include "output.h"
#include "pipeline.h"

namespace shudu::cli {
namespace {

struct CountOptions {
  std::vector<std::string> files;
  std::string from;
  bool json = false;
  std::uint64_t limit = no_limit;
  int threads = 0;
};

void write(const Record& record, const Answer& answer, const CountOptions& options, Output& out) {
  const auto reason = answer.count == 0 ? invalid_reason(record) : std::nullopt;
  if (!options.json) {
    out.write(reason ? "invalid: " + *reason + '\n' : std::to_string(answer.count) + '\n');
  } else {
    JsonObject object;
    if (record.puzzle) object.add("puzzle", to_line(record.puzzle->clues));
    if (reason) {
      object.add("status", "invalid").add("reason", *reason);
    } else {
      object.add("solutions", answer.count);
      if (answer.count == options.limit) object.add("limit_reached", true);
    }
    object.append_to(out.text());
  }
}

int count(const CountOptions& options) {
  Verdict verdict;
  Input input{options.files, options.from, verdict};
  Output& out = standard_output();
  // Without a limit one puzzle may take any time.
  const PipelineOptions pipeline{.threads = threads_wanted(options.threads),
                                 .batch = options.limit > 1000 ? std::size_t{64} : 4096};
  answer_in_order<Answered>(
      input, pipeline,
      [&](const Batch& batch, Answered& answered) { answer_batch(batch, {.limit = options.limit}, answered); },
      [&](Batch& batch, const Answered& answered) {
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Answer& answer = answered.answers[i];
          const bool conflict_free = answer.count > 0 || (!answer.refuted_at_once && batch.special(i) == nullptr);
          if (conflict_free && !options.json) {
            if (answer.count == 0) verdict.negative();
            fmt::format_to(std::back_inserter(out.text()), "{}\n", answer.count);
          } else {
            const Record& record = batch.record(i);
            if (answer.count == 0 && record.puzzle) verdict.negative();
            write(record, answer, options, out);
          }
          out.written();
        }
      });
  out.flush();
  return verdict.status();
}

}  // namespace

Command count_command() {
  auto o = std::make_shared<CountOptions>();
  return {
      .name = "count",
      .summary = "count the solutions of puzzles",
      .description =
          "Writes one number per puzzle, or 'invalid: REASON'. Counting is by search: a nearly empty grid has more "
          "solutions than anyone can wait for, so give a limit.",
      .arguments = {puzzles_argument(o->files)},
      .options =
          {
              {.names = "-n,--limit", .value = "N", .help = "stop counting at N", .target = &o->limit, .minimum = 1},
              from_option(o->from),
              json_option(o->json),
              threads_option(o->threads),
          },
      .examples = {{"shudu count examples/several.txt", "one number per puzzle"},
                   {"shudu count --limit 2 puzzles.txt", "0, 1 or 2: none, unique, several"}},
      .run = [o] { return count(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
