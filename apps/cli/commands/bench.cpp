// shudu bench: how fast the search and the program are on this machine, and how fast others are beside them.
#include <algorithm>
#include <iostream>
#include <memory>

#include "bench/measure.h"
#include "bench/puzzle_sets.h"
#include "bench/report.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
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

// The puzzles of one file; what is wrong with it is reported.
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
      // With its clues alone it would be another puzzle, perhaps one with millions of solutions.
      own.bad(located(record->file, {.line = record->puzzle->line, .message = "pencil marks are not measured"}));
    } else {
      set.puzzles.push_back(record->puzzle->clues);
    }
  }
  if (set.puzzles.empty() && own.status() == Status::all_positive) own.bad(file + ": no puzzles");
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
    // Each set has a stream of its own, drawn from the seed: neighbouring seeds share nothing.
    Random seeds{options_.seed};
    for (std::size_t before = 0; before < i; ++before) seeds.next();
    return {.name = std::string{maker.name}, .puzzles = maker.make(options_.size, Random{seeds.next()})};
  }

  void add(Row row) {
    const std::string where = row.set + ", limit " + std::to_string(row.limit) + ": ";
    if (!row.program_failure.empty()) verdict_.bad(where + "shudu itself: " + row.program_failure);
    if (!row.command_failure.empty()) {
      verdict_.bad("bench: --peer '" + plan_.command + "': " + row.command_failure);
      plan_.command.clear();  // it would fail on the other sets too
    }
    constexpr std::size_t shown = 5;
    for (std::size_t i = 0; i < std::min(shown, row.disagreements.size()); ++i) {
      note(where + row.disagreements[i]);
    }
    if (row.disagreements.size() > shown) {
      note(where + "and " + std::to_string(row.disagreements.size() - shown) + " disagreements more");
    }
    if (!row.disagreements.empty()) verdict_.negative();
    if (options_.format == "json") {
      // Row by row, so that they are there when the rest is broken off.
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
      verdict.bad("bench: --peer-lib compares one thread with one; leave out --threads");
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
      .summary = "measure speed, alone or beside other solvers",
      .description =
          "Measures every file, or, without files, sets of puzzles made from a seed: easy, minimal, hard, multiple "
          "(several solutions) and invalid (none). For each, puzzles per second of the search with all puzzles at hand "
          "(bulk), of the search one puzzle per call (single), and of the whole program, started, fed with lines and "
          "ended (program); limit 1 finds a solution, limit 2 proves it the only one. Speeds are the best of all "
          "repetitions; the figure behind says how far the median of the times is above the best.\n\n"
          "--peer runs any program that reads puzzles as lines of 81 characters on standard input. --peer-lib loads a "
          "solver into this process, in the same thread, and compares all answers: size_t f(const char* puzzle, size_t "
          "limit, uint32_t configuration, char* solution, size_t* guesses). Both take turns with us, repetition by "
          "repetition; the ratio is their time to ours. Compare figures of one run only: machines differ, and so do "
          "minutes.",
      .arguments = {{.name = "FILE",
                     .help = "files of puzzles; without any, the built-in sets are measured",
                     .target = &o->files}},
      .options =
          {
              {.names = "--limit",
               .value = "N",
               .help = "stop each search after N solutions (default: 1, and then 2)",
               .target = &o->limit,
               .minimum = 1},
              {.names = "--repeat",
               .value = "N",
               .help = "repetitions, of which the best counts (default: 5)",
               .target = &o->repeat,
               .minimum = 1,
               .maximum = 10000},
              {.names = "--threads",
               .value = "N",
               .help = "threads of bulk and program (default: 1)",
               .target = &o->threads,
               .minimum = 1,
               .maximum = 1024},
              {.names = "--first",
               .value = "N",
               .help = "only the first N puzzles of each file",
               .target = &o->first,
               .minimum = 1},
              {.names = "--size",
               .value = "N",
               .help = "puzzles in each built-in set (default: 4000)",
               .target = &o->size,
               .minimum = 1,
               .maximum = 10'000'000},
              seed_option(o->seed),
              {.names = "--peer",
               .value = "COMMAND",
               .help = "measure this shell command beside the program",
               .target = &o->peer},
              {.names = "--peer-lib",
               .value = "FILE[:SYMBOL]",
               .help = "measure this solver in a shared library beside the search, and compare all answers",
               .target = &o->peer_library,
               .file = true},
              {.names = "--format",
               .value = "FORMAT",
               .help = "of the report; json is one object per row",
               .target = &o->format,
               .choices = {"text", "json", "markdown"}},
              from_option(o->from),
          },
      .examples =
          {
              {"shudu bench", "the built-in sets, a few seconds"},
              {"shudu bench --first 20000 --limit 2 puzzles.txt", "a file of one's own"},
              {"shudu bench --peer './other-solver --quiet' puzzles.txt", "another program on the same puzzles"},
              {"shudu bench --peer-lib ./libother.so:solve puzzles.txt", "another solver in the same thread"},
          },
      .run = [o] { return run_bench(*o); },
  };
}

}  // namespace shudu::cli
