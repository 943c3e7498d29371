// shudu transform: applies symmetries to puzzles.
#include <fmt/core.h>

#include <memory>

#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/seed.h"
#include "grids/grid_output.h"
#include "shudu/symmetry.h"

namespace shudu::cli {
namespace {

struct TransformOptions {
  std::vector<std::string> files;
  std::string from, to = "line";
  std::string by;
  bool random = false;
  bool show = false;
  std::uint64_t seed = fresh_seed;
};

Candidates moved(const Transform& transform, const Candidates& candidates) {
  Candidates result;
  for (Cell cell : all_cells()) {
    DigitSet digits;
    for (int digit : candidates[transform.source(cell)]) digits.insert(transform.digits[digit]);
    result.set(cell, digits);
  }
  return result;
}

void move(const Transform& transform, Puzzle& puzzle) {
  puzzle.clues = transform(puzzle.clues);
  puzzle.values = transform(puzzle.values);
  if (puzzle.solution) puzzle.solution = transform(*puzzle.solution);
  if (puzzle.candidates) puzzle.candidates = moved(transform, *puzzle.candidates);
  for (auto marks : {&Puzzle::notes, &Puzzle::corner_notes}) {
    if (puzzle.*marks) puzzle.*marks = moved(transform, *(puzzle.*marks));
  }
  if (puzzle.colours) {
    const Grid before = *puzzle.colours;
    for (Cell cell : all_cells()) puzzle.colours->set(cell, before[transform.source(cell)]);
  }
  puzzle.extra.clear();  // other data of the record describes the old puzzle
}

Result<Transform, std::string> read_all(const std::string& text) {
  Transform all;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find_first_of(", ", at), text.size());
    const auto one = transform_from(std::string_view{text}.substr(at, end - at));
    if (!one) return Unexpected{one.error()};
    all = compose(all, *one);
    at = end + 1;
  }
  return all;
}

int transform(const TransformOptions& options) {
  Verdict verdict;
  if (options.by.empty() && !options.random) {
    verdict.bad("transform: --by or --random is required");
    return verdict.status();
  }
  Transform by;
  if (!options.random) {
    const auto read = read_all(options.by);
    if (!read) {
      verdict.bad("transform: --by: " + read.error());
      return verdict.status();
    }
    by = *read;
  }
  Input input{options.files, options.from, verdict};
  Random random{options.random ? seed_for(options.seed) : 0};
  GridOutput out{options.to, verdict};
  while (auto record = input.next()) {
    if (!record->puzzle) {
      verdict.bad(located(record->file, record->puzzle.error()));
      continue;
    }
    if (options.random) by = random_transform(random);
    move(by, *record->puzzle);
    out.write(*record->puzzle, record->file);
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
      .options =
          {{.names = "--by",
            .value = "LIST",
            .help = "apply these symmetries in order",
            .target = &o->by,
            .not_with = {"--random", "--seed"}},
           {.names = "--random", .value = "", .help = "apply a random symmetry to each puzzle", .target = &o->random},
           seed_option(o->seed),
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
