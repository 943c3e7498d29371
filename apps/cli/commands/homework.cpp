// shudu homework: the university homework's own program, byte for byte. -c N writes complete grids, -s FILE solves, -n
// N writes puzzles.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <memory>

#include "commands/commands.h"
#include "engine/input.h"
#include "engine/option_values.h"
#include "engine/output.h"
#include "engine/terminal.h"
#include "grids/bulk_grid_output.h"
#include "shudu/conflict.h"
#include "shudu/generate.h"
#include "shudu/search.h"
#include "shudu/wish.h"

namespace shudu::cli {
namespace {

struct HomeworkOptions {
  std::uint64_t create = 0, puzzles = 0, seed = 0;
  std::string solve, blanks;
  int mode = 0;
  bool unique = false;
  std::string output = "sudoku.txt";
  int first_digit = 0;
};

int create(const HomeworkOptions& options, Output& out) {
  const std::array corner{static_cast<std::uint8_t>(std::max(options.first_digit, 1))};
  std::uint64_t written = 0;
  BulkGridOutput text{BulkGridOutput::Form::spaced, out};
  Progress progress{"grids"};
  grids_in_order(corner, nullptr, [&](std::span<const Grid> grids) {
    grids = grids.first(std::min<std::uint64_t>(grids.size(), options.create - written));
    text.write(grids);
    written += grids.size();
    progress.update(written, static_cast<double>(written) / static_cast<double>(options.create));
    return written < options.create && !out.failed();
  });
  return Status::all_positive;
}

void write_spaced(const Grid& grid, std::uint64_t ordinal, std::string& out) {
  static const Format& spaced = *find_format("spaced");
  spaced.write(puzzle_of(grid), ordinal, out);
}

// What -m, -r and -u ask for. The homework leaves difficulty open: here it is that of solving by logic, within the
// homework's own range of blanks, and always with one solution.
Wish wish_of(const HomeworkOptions& options, const Range& blanks) {
  Wish wish;
  wish.clues.least_clues = 81 - blanks.most;
  wish.clues.most_clues = 81 - blanks.least;
  wish.clues.dig = false;
  wish.clues.unique = options.unique || options.mode > 0;
  if (options.mode > 0) {
    wish.logic.level = static_cast<logic::Level>(options.mode - 1);
    // Easy puzzles have many clues, hard ones few.
    wish.clues.least_clues = options.mode == 1 ? 36 : 26;
    wish.clues.most_clues = options.mode == 1 ? 45 : 31;
  }
  return wish;
}

int write_puzzles(const HomeworkOptions& options, const Range& blanks, Output& out) {
  const Wish wish = wish_of(options, blanks);
  std::uint64_t written = 0;
  Progress progress{"puzzles"};
  for (std::uint64_t block = 0; written < options.puzzles && !out.failed(); ++block) {
    for (const MadePuzzle& made : make_block(wish, options.seed, block).made) {
      if (written == options.puzzles) break;
      write_spaced(made.clues, written++, out.text());
      out.written();
    }
    progress.update(written, static_cast<double>(written) / static_cast<double>(options.puzzles));
  }
  return Status::all_positive;
}

int solve_file(const HomeworkOptions& options, Output& out) {
  Verdict verdict;
  Input input{{options.solve}, "", verdict};
  std::uint64_t written = 0;
  for (Batch batch; !out.failed() && input.next_batch(batch);) {
    for (std::size_t i = 0; i < batch.size(); ++i) {
      const Record& record = batch.record(i);
      if (!record.puzzle) continue;  // reported when it was read
      const auto solution = solve(record.puzzle->clues);
      if (solution) {
        write_spaced(*solution, written, out.text());
      } else {
        out.write(written == 0 ? "no solution\n" : "\nno solution\n");
        verdict.negative();
      }
      ++written;
      out.written();
    }
  }
  return verdict.status();
}

// The homework's table of which options go together.
std::string mistake(const HomeworkOptions& options, const std::optional<Range>& blanks) {
  const int tasks = (options.create > 0 ? 1 : 0) + (options.solve.empty() ? 0 : 1) + (options.puzzles > 0 ? 1 : 0);
  const bool wishes = options.mode > 0 || !options.blanks.empty() || options.unique;
  if (wishes && options.puzzles == 0) return "-m, -r and -u go with -n only";
  if (tasks != 1) return "give one of -c N, -s FILE and -n N";
  if (options.first_digit > 0 && options.create == 0) return "--first-digit goes with -c only";
  if (options.mode > 0 && !options.blanks.empty()) return "give -m or -r, not both";
  if (!blanks || blanks->least < 20 || blanks->most > 55) {
    return "-r " + options.blanks + ": expected a~b with 20 <= a <= b <= 55";
  }
  return {};
}

int homework(const HomeworkOptions& options) {
  Verdict verdict;
  const std::optional<Range> blanks = options.blanks.empty() ? Range{20, 55} : range_of(options.blanks);
  if (const std::string why = mistake(options, blanks); !why.empty()) {
    verdict.bad("homework: " + why);
    return verdict.status();
  }
  // A puzzle file that cannot be read must not cost the previous result.
  if (!options.solve.empty() && options.solve != "-" && ::access(options.solve.c_str(), R_OK) != 0) {
    verdict.bad(options.solve + ": " + std::strerror(errno));
    return verdict.status();
  }
  const int descriptor = ::open(options.output.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (descriptor < 0) {
    verdict.bad(options.output + ": " + std::strerror(errno));
    return verdict.status();
  }
  Output out{descriptor};
  int status = options.create > 0    ? create(options, out)
               : options.puzzles > 0 ? write_puzzles(options, *blanks, out)
                                     : solve_file(options, out);
  if (!out.flush() || ::close(descriptor) != 0) status = Status::bad_input;
  return status;
}

}  // namespace

Command homework_command() {
  auto o = std::make_shared<HomeworkOptions>();
  return {
      .name = "homework",
      .summary = "the university homework: grids, solutions and puzzles in sudoku.txt",
      .description =
          "-c N writes N different complete grids, in lexicographic order, to sudoku.txt; -s FILE solves the puzzles "
          "of "
          "FILE (numbers separated by spaces, 0 for blanks, an empty line between puzzles; any other format will do) "
          "into sudoku.txt; -n N writes N puzzles. All write digits separated by one space, no space at the line end "
          "and one empty line "
          "between grids. The file is overwritten; it is made in the current directory.",
      .options =
          {
              {.names = "-c",
               .value = "N",
               .help = "write N complete grids, 1 to 1000000",
               .target = &o->create,
               .minimum = 1,
               .maximum = 1'000'000},
              {.names = "-s", .value = "FILE", .help = "solve the puzzles of FILE", .target = &o->solve, .file = true},
              {.names = "-n",
               .value = "N",
               .help = "write N puzzles, 1 to 10000",
               .target = &o->puzzles,
               .minimum = 1,
               .maximum = 10'000},
              {.names = "-m",
               .value = "K",
               .help = "with -n: how hard, 1 easy, 2 medium, 3 hard",
               .target = &o->mode,
               .minimum = 1,
               .maximum = 3},
              {.names = "-r", .value = "A~B", .help = "with -n: how many blanks, 20 to 55", .target = &o->blanks},
              {.names = "-u", .value = "", .help = "with -n: one solution each", .target = &o->unique},
              {.names = "--seed", .value = "N", .help = "with -n: other puzzles (default: 0)", .target = &o->seed},
              {.names = "--first-digit",
               .value = "D",
               .help = "with -c: the digit in the top left corner (default 1)",
               .target = &o->first_digit,
               .minimum = 1,
               .maximum = 9},
              {.names = "-o,--output",
               .value = "FILE",
               .help = "write here instead of sudoku.txt",
               .target = &o->output,
               .file = true},
          },
      .examples = {{"shudu homework -c 1000000 --first-digit 9", "a million grids with 9 in the corner"},
                   {"shudu homework -s puzzles.txt", "one solution each, in sudoku.txt"},
                   {"shudu homework -n 20 -r 40~50 -u", "20 puzzles with 40 to 50 blanks and one solution"}},
      .run = [o] { return homework(*o); },
  };
}

}  // namespace shudu::cli
