// shudu homework: the program of a university homework, with its options and its exact output. -c N writes complete
// grids, -s FILE solves puzzles, -n N writes puzzles.
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
#include "shudu/board/conflict.h"
#include "shudu/generate.h"
#include "shudu/generate/puzzles.h"
#include "shudu/search.h"

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

// The constraints of -m, -r and -u. The homework does not define difficulty. Here -m sets the difficulty of solving by
// logic, within the homework's range of blanks, and implies a unique solution.
PuzzleConstraints constraints_of(const HomeworkOptions& options, const Range& blanks) {
  PuzzleConstraints constraints;
  constraints.clues.least_clues = 81 - blanks.most;
  constraints.clues.most_clues = 81 - blanks.least;
  constraints.clues.unique = options.unique || options.mode > 0;
  if (options.mode > 0) {
    constraints.logic.level = static_cast<logic::Level>(options.mode - 1);
    // Easy puzzles have many clues and hard puzzles have few.
    constraints.clues.least_clues = options.mode == 1 ? 36 : 26;
    constraints.clues.most_clues = options.mode == 1 ? 45 : 31;
  }
  return constraints;
}

int write_puzzles(const HomeworkOptions& options, const Range& blanks, Output& out) {
  const PuzzleConstraints constraints = constraints_of(options, blanks);
  std::uint64_t written = 0;
  Progress progress{"puzzles"};
  for (std::uint64_t block = 0; written < options.puzzles && !out.failed(); ++block) {
    for (const MadePuzzle& made : make_block(constraints, options.seed, block).made) {
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
      if (!record.puzzle) continue;  // the input has reported it
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

// The homework's rules about which options can be combined.
std::string mistake(const HomeworkOptions& options, const std::optional<Range>& blanks) {
  const int tasks = (options.create > 0 ? 1 : 0) + (options.solve.empty() ? 0 : 1) + (options.puzzles > 0 ? 1 : 0);
  const bool constrained = options.mode > 0 || !options.blanks.empty() || options.unique;
  if (constrained && options.puzzles == 0) return "-m, -r and -u need -n";
  if (tasks != 1) return "exactly one of -c N, -s FILE and -n N is required";
  if (options.first_digit > 0 && options.create == 0) return "--first-digit needs -c";
  if (options.mode > 0 && !options.blanks.empty()) return "-m and -r cannot be combined";
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
  // Check the input first, so that an unreadable file does not overwrite the previous result.
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
      .summary = "write grids, solutions and puzzles for a university homework",
      .description =
          "Write complete grids, solutions or puzzles to sudoku.txt in the current directory. -c N writes N different "
          "complete grids in lexicographic order. -s FILE solves the puzzles of FILE, which has digits separated by "
          "spaces, 0 for blanks and an empty line between puzzles, or any other format. -n N writes N puzzles. The "
          "digits in sudoku.txt are separated by one space, lines have no trailing space, and grids are separated by "
          "an empty line. An existing file is overwritten.",
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
               .help = "with -n: difficulty, 1 easy, 2 medium, 3 hard",
               .target = &o->mode,
               .minimum = 1,
               .maximum = 3},
              {.names = "-r", .value = "A~B", .help = "with -n: number of blanks, 20 to 55", .target = &o->blanks},
              {.names = "-u", .value = "", .help = "with -n: require a unique solution", .target = &o->unique},
              {.names = "--seed", .value = "N", .help = "with -n: random seed (default: 0)", .target = &o->seed},
              {.names = "--first-digit",
               .value = "D",
               .help = "with -c: the digit in the top left corner (default: 1)",
               .target = &o->first_digit,
               .minimum = 1,
               .maximum = 9},
              {.names = "-o,--output",
               .value = "FILE",
               .help = "write to this file instead of sudoku.txt",
               .target = &o->output,
               .file = true},
          },
      .examples = {{"shudu homework -c 1000000 --first-digit 9", "write a million grids with 9 in the top left corner"},
                   {"shudu homework -s puzzles.txt", "write one solution of each puzzle"},
                   {"shudu homework -n 20 -r 40~50 -u", "write 20 puzzles with 40 to 50 blanks and a unique solution"}},
      .run = [o] { return homework(*o); },
  };
}

}  // namespace shudu::cli
