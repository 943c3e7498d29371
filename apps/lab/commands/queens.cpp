// shudu queens: counts or shows the solutions of the N queens problem.
#include <fmt/core.h>

#include <memory>

#include "base/word_list.h"
#include "commands/laboratory.h"
#include "engine/common_options.h"
#include "queens/queens.h"
#include "shudu/queens.h"
#include "shudu/whole.h"

namespace shudu::cli {
namespace {

int run(const QueensOptions& options) {
  Verdict verdict;
  const auto n = whole_from(options.size.front());
  if (!n || *n < 1 || *n > most_queens) {
    return verdict.refuse(
        fmt::format("queens: {}: expected a number of queens from 1 to {}", options.size.front(), most_queens));
  }
  (options.shows() ? show_queens : count_queens)(static_cast<int>(*n), options, verdict);
  return verdict.status();
}

}  // namespace

Command queens_command() {
  auto o = std::make_shared<QueensOptions>();
  return {
      .name = "queens",
      .summary = "count or show the solutions of the N queens problem",
      .description =
          "Count the ways to place N queens on an N by N board so that no two attack each other. The count is exact "
          "and uses all threads. The queens on the border are placed up to symmetry, and the rest is searched with "
          "SIMD. 16 queens take a tenth of a second, and each further queen takes about seven times as long.\n\nWith "
          "--all or --limit, write solutions in lexicographic order instead. A solution lists the column of the queen "
          "in each row, from the top, starting at 1. --pretty draws the solutions, and --svg writes one picture of "
          "them.\n\nWith --checkpoint, save the state of a count to a file twice a second. A later run with the same "
          "file continues from there, even if the program was killed. A damaged file or a file of another count is "
          "rejected.\n\nFor the queens problems of online judges, see 'shudu solve --judge leetcode51'.",
      .arguments =
          {{.name = "N", .help = "the number of queens, 1 to 32", .target = &o->size, .minimum = 1, .maximum = 1}},
      .options =
          {option("-a,--all", o->all, "write every solution, in lexicographic order").not_with({"--limit"}),
           option("-n,--limit N", o->limit, "write the first N solutions").least(1),
           option("--different", o->different, "count or show solutions up to rotation and reflection"),
           option("--pretty", o->pretty, "draw the boards; by default, only the first").not_with({"--svg", "--json"}),
           option("--svg", o->svg, "write one SVG picture of up to 1000 boards").not_with({"--json"}),
           option("--algorithm ID", o->algorithm, "use a classic algorithm")
               .among(texts_of(queens_algorithms(), &QueensAlgorithm::id)),
           option("--checkpoint FILE", o->checkpoint, "save the state of a count to this file, and continue from it")
               .names_file()
               .not_with({"--all", "--limit", "--pretty", "--svg"}),
           json_option(o->json), threads_option(o->threads)},
      .examples = {{"shudu queens 8", "count the solutions for 8 queens, which are 92"},
                   {"shudu queens 8 --all --different --pretty", "draw the twelve essentially different solutions"},
                   {"shudu queens 8 --svg > queens.svg", "write a picture of the first solution"},
                   {"shudu queens 20 --checkpoint 20.queens", "count for a few minutes, with a file to continue from"}},
      .run = [o] { return run(*o); }};
}

}  // namespace shudu::cli
