// shudu transform: applies symmetries to puzzles.
#include <memory>

#include "ask/questions.h"
#include "ask/questions/transform.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "grids/bulk_grid_output.h"

namespace shudu::cli {
namespace {

struct TransformOptions : InputOptions {
  std::string to = "line";
  ask::TransformOptions asked{.seed = fresh_seed};
  bool show = false;
};

int transform(const TransformOptions& options) {
  ask::TransformOptions asked = options.asked;
  Verdict verdict;
  if (asked.by.empty() && !asked.random) return verdict.refuse("transform: --by or --random is required");
  if (asked.random) {
    asked.seed = seed_for(asked.seed);
  } else if (const auto by = ask::transform_by(asked.by); !by) {
    return verdict.refuse("transform: --by: " + by.error().message);
  }
  Input input{options, verdict};
  AnswerOutput answers{ask::transform_question, options.json, verdict};
  GridOutput out{options.to, verdict};
  while (const auto record = input.next()) {
    if (answers.refuses(*record)) continue;
    asked.record = input.number_of(*record);
    ask::Transformed found;
    const ask::Answer answer = ask::transform(*record->puzzle, asked, {}, found);
    if (options.json) {
      answers.write(*record, {answer});
      continue;
    }
    out.write(found.puzzle, record->file);
    if (options.show) standard_output().write("# " + to_string(found.by) + '\n');
  }
  return verdict.status();
}

}  // namespace

Command transform_command() {
  auto o = std::make_shared<TransformOptions>();
  return {
      .name = "transform",
      .summary = "rotate, mirror, relabel or permute puzzles",
      .description =
          "Apply symmetries to puzzles. The result is an equivalent puzzle. --by takes one or more symmetries, "
          "separated by commas and applied in order: rotate90, rotate180, rotate270 (clockwise), mirror_horizontal, "
          "mirror_vertical, mirror_diagonal, mirror_antidiagonal, rows=231456789 (row 2 becomes the first row), "
          "columns=…, bands=312, stacks=…, digits=987654321 (1 becomes 9). --random chooses one of all "
          "1,218,998,108,160 symmetries for each puzzle.",
      .input = o.get(),
      .extras = InputExtras::json,
      .options =
          {option_of(ask::transform_question, "by", &o->asked).not_with({"--random", "--seed"}),
           option_of(ask::transform_question, "random", &o->asked), seed_option(o->asked.seed),
           option("--show", o->show, "after each puzzle, write its transformation as a comment").not_with({"--json"}),
           to_option(o->to).not_with({"--json"})},
      .examples = {{"shudu transform --by rotate90,digits=987654321 examples/puzzles.txt", "rotate and relabel"},
                   {"shudu transform --random --seed 7 examples/puzzles.txt", "apply random symmetries"}},
      .run = [o] { return transform(*o); }};
}

}  // namespace shudu::cli
