// shudu transform: applies symmetries to puzzles.
#include <memory>

#include "ask/questions.h"
#include "ask/questions/transform.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/question_options.h"
#include "engine/seed.h"
#include "grids/grid_output.h"

namespace shudu::cli {
namespace {

struct TransformOptions {
  std::vector<std::string> files;
  std::string from, to = "line";
  ask::TransformOptions asked{.seed = fresh_seed};
  bool show = false;
};

int transform(const TransformOptions& options) {
  const ask::TransformOptions& asked = options.asked;
  Verdict verdict;
  if (asked.by.empty() && !asked.random) {
    verdict.bad("transform: --by or --random is required");
    return verdict.status();
  }
  Transform by;
  if (!asked.random) {
    const auto read = ask::transform_by(asked.by);
    if (!read) {
      verdict.bad("transform: --by: " + read.error().message);
      return verdict.status();
    }
    by = *read;
  }
  Input input{options.files, options.from, verdict, Variants::taken};
  Random random{asked.random ? seed_for(asked.seed) : 0};
  GridOutput out{options.to, verdict};
  while (const auto record = input.next()) {
    if (const auto why = refused(*record, ask::transform_question)) {
      const Error error =
          record->variant != nullptr ? Error{record->place().line, 0, why->reason} : record->puzzle.error();
      verdict.bad(located(record->file, error));
      continue;
    }
    if (asked.random) by = random_transform(random);
    out.write(ask::transformed(by, *record->puzzle), record->file);
    if (options.show) standard_output().write("# " + to_string(by) + '\n');
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
      .arguments = {puzzles_argument(o->files)},
      .options = {not_with(option_of(ask::transform_question, "by", &o->asked), {"--random", "--seed"}),
                  option_of(ask::transform_question, "random", &o->asked),
                  seed_option(o->asked.seed),
                  {.names = "--show",
                   .value = "",
                   .help = "after each puzzle, write its transformation as a comment",
                   .target = &o->show},
                  to_option(o->to),
                  from_option(o->from)},
      .examples = {{"shudu transform --by rotate90,digits=987654321 examples/puzzles.txt", "rotate and relabel"},
                   {"shudu transform --random --seed 7 examples/puzzles.txt", "apply random symmetries"}},
      .run = [o] { return transform(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
