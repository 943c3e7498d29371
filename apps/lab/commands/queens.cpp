// shudu queens: counts or shows the solutions of the N queens problem.
#include <fmt/core.h>

#include <charconv>
#include <memory>
#include <optional>

#include "base/json_object.h"
#include "commands/laboratory.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/terminal.h"
#include "queens/checkpoint_file.h"
#include "queens/count_queens.h"
#include "queens/counting.h"
#include "queens/drawing.h"
#include "queens/options.h"
#include "queens/show_queens.h"
#include "queens/watch.h"
#include "shudu/queens.h"

namespace shudu::cli {
namespace {

std::optional<int> board_size(const std::string& text) {
  int n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || end != text.data() + text.size() || n < 1 || n > most_queens) return std::nullopt;
  return n;
}

int run(const QueensOptions& options) {
  Verdict verdict;
  const auto n = board_size(options.size.front());
  if (!n) {
    verdict.bad(fmt::format("queens: {}: expected a number of queens from 1 to {}", options.size.front(), most_queens));
  } else if (options.shows()) {
    show_queens(*n, options, verdict);
  } else {
    count_queens(*n, options, verdict);
  }
  return verdict.status();
}

}  // namespace

Command queens_command() {
  auto o = std::make_shared<QueensOptions>();
  std::vector<std::string> algorithms;
  for (const QueensAlgorithm& algorithm : queens_algorithms()) algorithms.emplace_back(algorithm.id);
  return {
      .name = "queens",
      .summary = "count or show the solutions of the N queens problem",
      .description =
          "Count the ways to place N queens on an N by N board so that no two attack each other. The count is exact "
          "and uses all threads. The queens on the border are placed up to symmetry, and the rest is searched with "
          "SIMD. 16 queens take a tenth of a second, and each further queen takes about seven times as long.\n\nWith "
          "--all or --limit, write solutions in lexicographic order instead. A solution lists the column of "
          "the queen in each row, from the top, starting at 1. --pretty draws the solutions, and --svg writes one "
          "picture of them.\n\nWith --checkpoint, save the state of a count to a file twice a second. A later run with "
          "the same file continues from there, even if the program was killed. A damaged file or a file of another "
          "count is rejected.\n\nFor the queens problems of online judges, see 'shudu solve --judge leetcode51'.",
      .arguments =
          {{.name = "N", .help = "the number of queens, 1 to 32", .target = &o->size, .minimum = 1, .maximum = 1}},
      .options = {{.names = "-a,--all",
                   .value = "",
                   .help = "write every solution, in lexicographic order",
                   .target = &o->all,
                   .not_with = {"--limit"}},
                  {.names = "-n,--limit",
                   .value = "N",
                   .help = "write the first N solutions",
                   .target = &o->limit,
                   .minimum = 1},
                  {.names = "--different",
                   .value = "",
                   .help = "count or show solutions up to rotation and reflection",
                   .target = &o->different},
                  {.names = "--pretty",
                   .value = "",
                   .help = "draw the boards; by default, only the first",
                   .target = &o->pretty,
                   .not_with = {"--svg", "--json"}},
                  {.names = "--svg",
                   .value = "",
                   .help = "write one SVG picture of up to 1000 boards",
                   .target = &o->svg,
                   .not_with = {"--json"}},
                  {.names = "--algorithm",
                   .value = "ID",
                   .help = "use a classic algorithm",
                   .target = &o->algorithm,
                   .choices = algorithms},
                  {.names = "--checkpoint",
                   .value = "FILE",
                   .help = "save the state of a count to this file, and continue from it",
                   .target = &o->checkpoint,
                   .file = true,
                   .not_with = {"--all", "--limit", "--pretty", "--svg"}},
                  json_option(o->json),
                  threads_option(o->threads)},
      .examples = {{"shudu queens 8", "count the solutions for 8 queens, which are 92"},
                   {"shudu queens 8 --all --different --pretty", "draw the twelve essentially different solutions"},
                   {"shudu queens 8 --svg > queens.svg", "write a picture of the first solution"},
                   {"shudu queens 20 --checkpoint 20.queens", "count for a few minutes, with a file to continue from"}},
      .run = [o] { return run(*o); },
  };
}

}  // namespace shudu::cli
