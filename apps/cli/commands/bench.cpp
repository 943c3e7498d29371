// shudu bench: measures the speed of the search and the program, alone or against other solvers.
#include <algorithm>
#include <iostream>
#include <memory>

#include "bench/measure.h"
#include "bench/puzzle_sets.h"
#include "bench/report.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/numbers.h"
#include "engine/output.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

using bench::Plan;
using bench::PuzzleSet;
using bench::Row;

struct BenchOptions {
  std::vector<std::string> files;
  std::string from, format = "text", peer, peer_library;
  std::uint64_t size = 4000, seed = 1, first = 0, limit = 0;
  int repeat = 5, threads = 1;
};

// Reads the puzzles of one file and reports errors.
PuzzleSet read_set(const std::string& file, const BenchOptions& options, Verdict& verdict) {
  PuzzleSet set{.name = file, .puzzles = {}};
  Verdict own;
  Input input{{file}, options.from, own};
  while (options.first == 0 || set.puzzles.size() < options.first) {
    const auto record = input.next();
    if (!record) break;
    if (!record->puzzle) {
      own.bad(located(record->file, record->puzzle.error()));
    } else if (has_eliminations(*record->puzzle)) {
      // Its clues alone are a different puzzle, which may have millions of solutions.
      own.bad(located(record->file,
                      {.line = record->puzzle->line, .message = "puzzles with pencil marks cannot be measured"}));
    } else {
      set.puzzles.push_back(record->puzzle->clues);
    }
  }
  if (set.puzzles.empty() && own.status() == Status::all_positive) own.bad();
  if (own.status() != Status::all_positive) verdict.bad();
  return set;
}

class Bench {
 public:
  Bench(const BenchOptions& options, Plan plan) : options_(options), plan_(std::move(plan)) {}

  int run() {
    measure_all();
    Output& out = standard_output();
    if (!rows_.empty() && options_.format == "text") out.write(as_text(rows_, plan_));
    if (!rows_.empty() && options_.format == "markdown") out.write(as_markdown(rows_, plan_));
    out.flush();
    return verdict_.status();
  }

 private:
  void measure_all() {
    const std::size_t sets = options_.files.empty() ? bench::set_makers().size() : options_.files.size();
    const std::size_t limits = options_.limit == 0 ? 2 : 1;
    Progress progress{"measurements"};
    for (std::size_t i = 0; i < sets; ++i) {
      const PuzzleSet set = options_.files.empty() ? built_in(i) : read_set(options_.files[i], options_, verdict_);
      if (set.puzzles.empty()) continue;
      for (std::uint64_t limit = 1; limit <= limits; ++limit) {
        add(bench::measure(set, options_.limit == 0 ? limit : options_.limit, plan_));
        const std::size_t done = i * limits + limit;
        progress.update(done, static_cast<double>(done) / static_cast<double>(sets * limits));
      }
    }
  }

  PuzzleSet built_in(std::size_t i) const {
    const auto& maker = bench::set_makers()[i];
    // Each set has its own random stream, derived from the seed, so that different seeds give unrelated sets.
    Random seeds{options_.seed};
    for (std::size_t before = 0; before < i; ++before) seeds.next();
    return {.name = std::string{maker.name}, .puzzles = maker.make(options_.size, Random{seeds.next()})};
  }

  void add(Row row) {
    const std::string where = row.set + ", limit " + std::to_string(row.limit) + ": ";
    if (!row.program_failure.empty()) verdict_.bad(where + "shudu: " + row.program_failure);
    if (!row.command_failure.empty()) {
      verdict_.bad("bench: --peer '" + plan_.command + "': " + row.command_failure);
      plan_.command.clear();  // it would fail on the other sets too
    }
    constexpr std::size_t shown = 5;
    for (std::size_t i = 0; i < std::min(shown, row.disagreements.size()); ++i) {
      note(where + row.disagreements[i]);
    }
    if (row.disagreements.size() > shown) {
      note(where + counted(row.disagreements.size() - shown, "more disagreement"));
    }
    if (!row.disagreements.empty()) verdict_.negative();
    if (options_.format == "json") {
      // Write each row at once, so that an interrupted run keeps its results.
      standard_output().write(as_json(row, plan_));
      standard_output().flush();
    }
    rows_.push_back(std::move(row));
  }

  static void note(const std::string& message) { std::cerr << "shudu: " << message << '\n'; }

  const BenchOptions& options_;
  Plan plan_;
  Verdict verdict_;
  std::vector<Row> rows_;
};

int run_bench(const BenchOptions& options) {
  Verdict verdict;
  Plan plan{.repeat = options.repeat, .threads = options.threads, .library = {}, .command = options.peer};
  if (!options.peer_library.empty()) {
    if (options.threads > 1) {
      verdict.bad("bench: --peer-lib measures one thread, so it cannot be combined with --threads");
      return verdict.status();
    }
    auto library = bench::PeerLibrary::open(options.peer_library);
    if (!library) {
      verdict.bad("bench: --peer-lib: " + library.error());
      return verdict.status();
    }
    plan.library = *std::move(library);
  }
  return Bench{options, std::move(plan)}.run();
}

}  // namespace

Command bench_command() {
  auto o = std::make_shared<BenchOptions>();
  return {
      .name = "bench",
      .summary = "measure the speed, alone or against other solvers",
      .description =
          "Measure puzzles per second on every file. Without files, measure generated sets: easy, minimal, hard, "
          "multiple (several solutions) and invalid (no solution). There are three measurements: bulk passes all "
          "puzzles to the search in one call, single passes one puzzle per call, and program runs the whole program on "
          "a file of lines. Limit 1 finds a solution, and limit 2 also proves that it is unique. The speed is that of "
          "the fastest repetition. The percentage after it says how much longer the median repetition took.\n\n--peer "
          "runs any program that reads puzzles as lines of 81 characters on standard input. --peer-lib loads a solver "
          "into this process and compares all answers. The solver has the signature size_t f(const char* puzzle, "
          "size_t limit, uint32_t configuration, char* solution, size_t* guesses). Repetitions of shudu and its peer "
          "alternate, and the ratio is the time of the peer divided by the time of shudu. Compare only figures of the "
          "same run, because speed varies between machines and over time.",
      .arguments = {{.name = "FILE",
                     .help = "a file of puzzles; without files, generated sets are measured",
                     .target = &o->files}},
      .options =
          {
              {.names = "--limit",
               .value = "N",
               .help = "stop each search after N solutions (default: measure with 1 and with 2)",
               .target = &o->limit,
               .minimum = 1},
              {.names = "--repeat",
               .value = "N",
               .help = "repeat each measurement N times and use the best (default: 5)",
               .target = &o->repeat,
               .minimum = 1,
               .maximum = 10000},
              {.names = "--threads",
               .value = "N",
               .help = "use N threads for bulk and program (default: 1)",
               .target = &o->threads,
               .minimum = 1,
               .maximum = 1024},
              {.names = "--first",
               .value = "N",
               .help = "use only the first N puzzles of each file",
               .target = &o->first,
               .minimum = 1,
               .needs = {"FILE"}},
              {.names = "--size",
               .value = "N",
               .help = "number of puzzles in each generated set (default: 4000)",
               .target = &o->size,
               .minimum = 1,
               .maximum = 10'000'000,
               .not_with = {"FILE"}},
              not_with(seed_option(o->seed), {"FILE"}),
              {.names = "--peer",
               .value = "COMMAND",
               .help = "also measure this shell command, against the program",
               .target = &o->peer},
              {.names = "--peer-lib",
               .value = "FILE[:SYMBOL]",
               .help = "also measure this solver in a shared library, against the search, and compare all answers",
               .target = &o->peer_library,
               .file = true},
              {.names = "--format",
               .value = "FORMAT",
               .help = "write the report in this format; json has one object per row",
               .target = &o->format,
               .choices = {"text", "json", "markdown"}},
              needing(from_option(o->from), {"FILE"}),
          },
      .examples =
          {
              {"shudu bench", "measure the generated sets, in a few seconds"},
              {"shudu bench --first 20000 --limit 2 puzzles.txt", "measure your own puzzles"},
              {"shudu bench --peer './other-solver --quiet' puzzles.txt",
               "measure another program on the same puzzles"},
              {"shudu bench --peer-lib ./libother.so:solve puzzles.txt", "measure another solver in the same thread"},
          },
      .run = [o] { return run_bench(*o); },
  };
}

}  // namespace shudu::cli
