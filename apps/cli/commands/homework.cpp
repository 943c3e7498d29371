// shudu homework: the university homework's own program, byte for byte. -c N writes complete grids, -s FILE solves.
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <memory>

#include "command.h"
#include "input.h"
#include "output.h"
#include "shudu/conflict.h"
#include "shudu/generate.h"
#include "shudu/search.h"
#include "terminal.h"

namespace shudu::cli {
namespace {

struct HomeworkOptions {
  std::uint64_t create = 0;
  std::string solve;
  std::string output = "sudoku.txt";
  int first_digit = 1;
};

// Digits separated by one space, none at the line end, one empty line between grids. Every second character stays the
// same, so only the others are written: grids come by the million.
void append_grid(const Grid& grid, bool first, std::string& out) {
  static constexpr auto frame = [] {
    std::array<char, std::size_t{2} * Cell::count> text{};
    for (std::size_t i = 0; i < Cell::count; ++i) text[2 * i + 1] = i % 9 == 8 ? '\n' : ' ';
    return text;
  }();
  auto text = frame;
  const std::uint8_t* digits = grid.data();
  for (std::size_t i = 0; i < Cell::count; ++i) text[2 * i] = static_cast<char>('0' + digits[i]);
  if (!first) out += '\n';
  out.append(text.data(), text.size());
}

int create(const HomeworkOptions& options, Output& out) {
  const std::array corner{static_cast<std::uint8_t>(options.first_digit)};
  std::uint64_t written = 0;
  Progress progress{"grids"};
  grids_in_order(corner, nullptr, [&](const Grid& grid) {
    append_grid(grid, written == 0, out.text());
    out.written();
    ++written;
    if (written % 1024 == 0)
      progress.update(written, static_cast<double>(written) / static_cast<double>(options.create));
    return written < options.create && !out.failed();
  });
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
        append_grid(*solution, written == 0, out.text());
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

int homework(const HomeworkOptions& options) {
  Verdict verdict;
  if ((options.create == 0) == options.solve.empty()) {
    verdict.bad("homework: give either -c N or -s FILE");
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
  int status = options.create > 0 ? create(options, out) : solve_file(options, out);
  if (!out.flush() || ::close(descriptor) != 0) status = Status::bad_input;
  return status;
}

}  // namespace

Command homework_command() {
  auto o = std::make_shared<HomeworkOptions>();
  return {
      .name = "homework",
      .summary = "the university homework: write complete grids, solve a puzzle file",
      .description =
          "-c N writes N different complete grids, in lexicographic order, to sudoku.txt; -s FILE solves the puzzles "
          "of "
          "FILE (numbers separated by spaces, 0 for blanks, an empty line between puzzles; any other format will do) "
          "into sudoku.txt. Both write digits separated by one space, no space at the line end and one empty line "
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
                   {"shudu homework -s puzzles.txt", "one solution each, in sudoku.txt"}},
      .run = [o] { return homework(*o); },
  };
}

}  // namespace shudu::cli
