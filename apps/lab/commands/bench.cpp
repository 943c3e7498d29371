// shudu bench: measures the speed of the search and the program, alone or against other solvers.
#include <algorithm>
#include <memory>

#include "bench/measure.h"
#include "bench/puzzle_sets.h"
#include "bench/variants.h"
#include "commands/laboratory.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/messages.h"
#include "engine/output.h"
#include "engine/table.h"
#include "format/classic_form.h"

namespace shudu::cli {
namespace {

using bench::Plan;
using bench::PuzzleSet;
using bench::Row;
using bench::VariantRow;
using bench::VariantSet;

struct BenchOptions {
  std::vector<std::string> files;
  std::string from, peer, peer_library;
  std::uint64_t set_size = 4000, seed = 1, first = 0, limit = 0;
  int repeat = 5, threads = 1;
  bool targets = false, json = false, markdown = false;
};

// The puzzles of a file. If one of them is a variant, all are measured as variants.
struct ReadSet {
  PuzzleSet classic;
  VariantSet variants;
};

// Adds the record to the set. Once there is a variant, the classic puzzles before it are variants as well.
void add_to(ReadSet& set, const Record& record) {
  const std::uint64_t line = record.place().line;
  if (record.variant != nullptr && set.variants.puzzles.empty()) {
    for (const Grid& clues : set.classic.puzzles) {
      set.variants.puzzles.push_back(variant_form(puzzle_of(clues)));
    }
    set.classic.puzzles.clear();
  }
  const bool has_variants = record.variant != nullptr || !set.variants.puzzles.empty();
  if (has_variants) {
    set.variants.puzzles.push_back(record.variant != nullptr ? *record.variant : variant_form(*record.puzzle));
  } else {
    set.classic.puzzles.push_back(record.puzzle->clues);
  }
  set.variants.lines.push_back(line);
}

// Reads the puzzles of one file and reports errors.
ReadSet read_set(const std::string& file, const BenchOptions& options, Verdict& verdict) {
  ReadSet set{{.name = file, .puzzles = {}}, {.name = file, .puzzles = {}, .lines = {}}};
  Verdict own;
  Input input{{file}, options.from, own};
  while (options.first == 0 || set.variants.lines.size() < options.first) {
    const auto record = input.next();
    if (!record) break;
    if (!record->is_readable()) continue;
    if (record->variant == nullptr && has_eliminations(*record->puzzle)) {
      // Its clues alone are a different puzzle, which may have millions of solutions.
      own.bad(located(record->file,
                      {.line = record->puzzle->line, .message = "puzzles with pencil marks cannot be measured"}));
    } else {
      add_to(set, *record);
    }
  }
  if (set.variants.lines.empty() && own.status() == Status::all_positive) own.bad();
  if (own.status() != Status::all_positive) verdict.bad();
  return set;
}

class Bench {
 public:
  Bench(const BenchOptions& options, Plan plan) : options_(options), plan_(std::move(plan)) {}

  int run() {
    measure_all();
    Output& out = standard_output();
    if (!rows_.empty() && !options_.json && !options_.markdown) out.write(as_text(rows_, plan_));
    if (!rows_.empty() && options_.markdown) out.write(as_markdown(rows_, plan_));
    if (!variant_rows_.empty() && !options_.json) {
      if (!rows_.empty()) out.write("\n");
      out.write(variants_as_text(variant_rows_, options_.repeat, options_.markdown));
    }
    out.flush();
    return verdict_.status();
  }

 private:
  void measure_all() {
    const std::size_t sets = options_.files.empty() ? bench::set_makers().size() : options_.files.size();
    const std::size_t limits = options_.limit == 0 ? 2 : 1;
    Progress progress{"measurement"};
    for (std::size_t i = 0; i < sets; ++i) {
      const ReadSet set =
          options_.files.empty() ? ReadSet{built_in(i), {}} : read_set(options_.files[i], options_, verdict_);
      for (std::uint64_t step = 1; step <= limits; ++step) {
        const std::uint64_t limit = options_.limit == 0 ? step : options_.limit;
        if (!set.classic.puzzles.empty()) add(bench::measure(set.classic, limit, plan_));
        if (!set.variants.puzzles.empty()) measure_variants(set.variants, limit);
        const std::size_t done = i * limits + step;
        progress.update(done, static_cast<double>(done) / static_cast<double>(sets * limits));
      }
    }
  }

  void measure_variants(const VariantSet& set, std::uint64_t limit) {
    if (plan_.library || plan_.targets || plan_.threads > 1) {
      const char* option = plan_.library ? "--peer-lib" : plan_.targets ? "--targets" : "--threads";
      verdict_.bad(set.name + ": " + option + " is for classic Sudoku only, and the file has variants");
      return;
    }
    VariantRow row = bench::measure(set, limit, options_.repeat, plan_.command);
    if (!row.peer_failure.empty()) verdict_.bad("bench: --peer '" + plan_.command + "': " + row.peer_failure);
    report_disagreements(row.set + ", limit " + std::to_string(limit) + ": ", row.disagreements);
    if (options_.json) write_row(as_json(row, options_.repeat));
    variant_rows_.push_back(std::move(row));
  }

  PuzzleSet built_in(std::size_t i) const {
    const auto& maker = bench::set_makers()[i];
    // Each set has its own random stream, derived from the seed, so that different seeds give unrelated sets.
    Random seeds{options_.seed};
    for (std::size_t before = 0; before < i; ++before) seeds.next();
    return {.name = std::string{maker.name}, .puzzles = maker.make(options_.set_size, Random{seeds.next()})};
  }

  void add(Row row) {
    const std::string where = row.set + ", limit " + std::to_string(row.limit) + ": ";
    if (!row.program_failure.empty()) verdict_.bad(where + "shudu: " + row.program_failure);
    if (!row.command_failure.empty()) {
      verdict_.bad("bench: --peer '" + plan_.command + "': " + row.command_failure);
      plan_.command.clear();  // it would fail on the other sets too
    }
    report_disagreements(where, row.disagreements);
    if (options_.json) write_row(as_json(row, plan_));
    rows_.push_back(std::move(row));
  }

  void report_disagreements(const std::string& where, const std::vector<std::string>& list) {
    constexpr std::size_t shown = 5;
    for (std::size_t i = 0; i < std::min(shown, list.size()); ++i) note(where + list[i]);
    if (list.size() > shown) note(where + counted(list.size() - shown, "more disagreement"));
    if (!list.empty()) verdict_.negative();
  }

  // Writes each row at once, so that an interrupted run keeps its results.
  static void write_row(const std::string& line) {
    standard_output().write(line);
    standard_output().flush();
  }

  const BenchOptions& options_;
  Plan plan_;
  Verdict verdict_;
  std::vector<Row> rows_;
  std::vector<VariantRow> variant_rows_;
};

int run_bench(const BenchOptions& options) {
  Verdict verdict;
  Plan plan{.repeat = options.repeat,
            .threads = options.threads,
            .targets = options.targets,
            .library = {},
            .command = options.peer};
  if (!options.peer_library.empty()) {
    if (options.threads > 1)
      return verdict.refuse("bench: --peer-lib measures one thread, so it cannot be combined with --threads");
    auto library = bench::PeerLibrary::open(options.peer_library);
    if (!library) return verdict.refuse("bench: --peer-lib: " + library.error());
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
          "files of lines. All of them use the target that the report names: the processor, unless SHUDU_TARGET=cuda "
          "asks for graphics cards. Limit 1 finds a solution, and limit 2 also proves that it is unique. The speed is "
          "that of the fastest repetition. The percentage after it says how much longer the median repetition "
          "took.\n\n--peer runs any program that reads puzzles as lines of 81 characters on standard input. A program "
          "that starts slowly or compiles itself while it runs is measured when it is warm: it gets the set so many "
          "times that it works for at least a second, and then twice as often. The difference is the time that counts, "
          "for the peer and for shudu alike. A peer that answers 100,000 puzzles in less than a second gets no "
          "more.\n\n--peer-lib loads a solver into this process and compares all answers. The solver has the signature "
          "size_t f(const char* puzzle, size_t limit, uint32_t configuration, char* solution, size_t* guesses). "
          "Repetitions of shudu and its peer alternate, and the ratio is the time of the peer divided by the time of "
          "shudu. Compare only figures of the same run, because speed varies between machines and over time.\n\nA file "
          "with variants is measured by the search of variants, one puzzle per call, which begins with reading its "
          "text. The command of --peer then reads one string of Interactive Sudoku Solver on a line and answers it "
          "with a line 'COUNT SOLUTION SECONDS' before it reads the next (docs/variants.md). Before the first "
          "repetition it answers the whole set for at least three seconds. The limit is in its environment variable "
          "SHUDU_LIMIT.",
      .arguments = {{.name = "FILE",
                     .help = "a file of puzzles; without files, generated sets are measured",
                     .target = &o->files}},
      .options =
          {option("-n,--limit N", o->limit, "stop each search after N solutions (default: measure with 1 and with 2)")
               .least(1),
           option("--repeat N", o->repeat, "repeat each measurement N times and use the best (default: 5)")
               .between(1, 10000),
           option("--threads N", o->threads, "use N threads for bulk and program (default: 1)").between(1, 1024),
           option("--first N", o->first, "use only the first N puzzles of each file").least(1).only_with({"FILE"}),
           option("--puzzles N", o->set_size, "number of puzzles in each generated set (default: 4000)")
               .between(1, 10'000'000)
               .not_with({"FILE"}),
           seed_option(o->seed).not_with({"FILE"}),
           option("--targets", o->targets,
                  "also measure the bulk search on every target of this machine and on its graphics cards, and "
                  "compare all answers"),
           option("--peer COMMAND", o->peer, "also measure this shell command, against the program"),
           option("--peer-lib FILE[:SYMBOL]", o->peer_library,
                  "also measure this solver in a shared library, against the search, and compare all answers")
               .names_file(),
           json_option(o->json).not_with({"--markdown"}),
           option("--markdown", o->markdown, "write the report in Markdown"), from_option(o->from).only_with({"FILE"})},
      .examples = {{"shudu bench", "measure the generated sets, in a few seconds"},
                   {"shudu bench --first 20000 --limit 2 puzzles.txt", "measure your own puzzles"},
                   {"shudu bench --peer './other-solver --quiet' puzzles.txt",
                    "measure another program on the same puzzles"},
                   {"shudu bench --peer-lib ./libother.so:solve puzzles.txt",
                    "measure another solver in the same thread"}},
      .run = [o] { return run_bench(*o); }};
}

}  // namespace shudu::cli
