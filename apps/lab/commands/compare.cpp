// shudu compare: runs the algorithms on the same puzzles and writes a report.
#include <fmt/core.h>

#include <fstream>
#include <memory>

#include "bench/circumstances.h"
#include "commands/laboratory.h"
#include "compare/contenders.h"
#include "compare/report.h"
#include "compare/sets.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/messages.h"
#include "engine/output.h"

namespace shudu::cli {
namespace {

using compare::Results;

constexpr int interrupted = 130;

struct CompareOptions {
  std::vector<std::string> files;
  std::string from;         // a format, or empty for detection
  std::uint64_t first = 0;  // the most puzzles to read; 0: all
  compare::ReportOptions report;
  std::string algorithms, load;
  std::uint64_t set_size = 25, seed = 1, limit = 2;
  double timeout = 1;
  int repeat = 3;
  bool json = false, csv = false, markdown = false, no_rating = false;
};

// Adds the puzzles of a file as a set. Those that cannot be read or compared are reported. Stops early if go_on() is false.
void read_set(const std::string& file, const CompareOptions& options, const std::function<bool()>& go_on,
              Results& results, Verdict& verdict) {
  Input input{{file}, options.from, verdict, "compare"};
  const std::size_t set = results.sets.size();
  results.sets.push_back(file.substr(file.rfind('/') + 1));
  Progress progress{"puzzle"};
  std::size_t taken = 0;
  while ((options.first == 0 || taken < options.first) && go_on()) {
    const auto record = input.next();
    if (!record) break;
    results.sets.back() =
        record->file.substr(record->file.rfind('/') + 1);  // "argument" for a puzzle on the command line
    if (!record->puzzle) continue;
    if (has_eliminations(*record->puzzle)) {
      verdict.bad(located(record->file,
                          {.line = record->puzzle->line, .message = "puzzles with pencil marks cannot be compared"}));
    } else {
      results.puzzles.push_back(compare::subject(record->puzzle->clues, set, !options.no_rating));
      progress.update(++taken, input.part());
    }
  }
  if (taken == 0) results.sets.pop_back();  // the verdict knows why
}

// Reads or generates the puzzles, runs all algorithms on them and writes the report.
int run_compare(const CompareOptions& options) {
  Verdict verdict;
  if (!prepare_files(options.report, verdict)) return verdict.status();
  const auto algorithms = compare::chosen_algorithms(options.algorithms);
  if (!algorithms) return verdict.refuse("compare: " + algorithms.error());
  const Interrupt interrupt;
  const auto go_on = [] { return !Interrupt::wanted(); };
  Results results;
  results.circumstances = bench::circumstances();
  results.limit = options.limit;
  results.timeout = options.timeout;
  results.repeat = static_cast<std::uint64_t>(options.repeat);
  results.algorithms = *algorithms;
  if (options.files.empty()) {
    Progress progress{""};
    compare::add_built_in_sets(results, options.set_size, options.seed, [&](double part) {
      progress.update(0, part);
      return go_on();
    });
  }
  for (const std::string& file : options.files) read_set(file, options, go_on, results, verdict);
  if (!go_on()) return interrupted;
  if (results.puzzles.empty()) {
    if (verdict.status() == Status::all_positive) verdict.bad("compare: the input has no puzzles");
    return verdict.status();
  }
  {
    Progress progress{"measurement"};
    for (const std::string& one : run_all(results, go_on, [&](std::size_t done, std::size_t all) {
           progress.update(done, static_cast<double>(done) / static_cast<double>(all));
         })) {
      note(one);
      verdict.negative();
    }
  }
  write_report(results, options.report, verdict);
  return results.interrupted ? interrupted : verdict.status();
}

int run_loaded(const CompareOptions& options) {
  Verdict verdict;
  std::ifstream file{options.load};
  if (!file) return verdict.refuse("compare: cannot read " + options.load);
  const auto results = compare::from_json(file);
  if (results && !prepare_files(options.report, verdict)) return verdict.status();
  if (results) {
    write_report(*results, options.report, verdict);
  } else {
    verdict.bad("compare: " + options.load + ": " + results.error());
  }
  return verdict.status();
}

std::string ids_in_words() {
  std::string text;
  for (const compare::Contender& one : compare::contenders()) {
    if (one.kind != compare::Contender::Kind::viewpoint_set) text += (text.empty() ? "" : ", ") + one.id;
  }
  return text;
}

std::string sets_in_words() {
  std::string text;
  for (const compare::SetKind& kind : compare::set_kinds()) {
    text += fmt::format("{}{} ({})", text.empty() ? "" : "; ", kind.name, kind.what.en);
  }
  return text;
}

}  // namespace

Command compare_command() {
  auto o = std::make_shared<CompareOptions>();
  return {
      .name = "compare",
      .summary = "compare the time and effort of all algorithms",
      .description =
          "Run every algorithm on every puzzle. Report the time (median, quartiles, maximum), nodes, guesses, "
          "backtracks, depth, copies and undos, and how they grow with the number of blank cells and with the rating. "
          "Runs that exceed --timeout are marked. On Ctrl-C, report what has been measured and exit with status "
          "130.\n\nThe algorithms are " +
          ids_in_words() +
          ". viewpoint_sets is fewest_first limited to each of the fifteen sets of viewpoints (from_row, "
          "from_row_cell, …). The groups gallery and engine (search, bulk) select several algorithms.\n\nEach file is "
          "a set of puzzles. Without files, these sets are generated: " +
          sets_in_words() +
          ".\n\nThe algorithm bulk solves all puzzles of a set together, many times, and reports the mean time per "
          "puzzle. The exit status is 1 if two algorithms disagree.",
      .arguments = {{.name = "FILE",
                     .help = "a file of puzzles; without files, puzzles are generated",
                     .target = &o->files}},
      .options =
          {option("--algorithms LIST", o->algorithms, "run only these algorithms, separated by commas")
               .list_of(compare::algorithm_words()),
           json_option(o->json).not_with({"--csv", "--markdown"}),
           option("--csv", o->csv, "write the measurements as comma-separated values with a header")
               .not_with({"--markdown"}),
           option("--markdown", o->markdown, "write the report in Markdown"), language_option(o->report.language),
           option("--html FILE", o->report.page, "also write a web page with plots to this file").names_file(),
           option("--pictures DIRECTORY", o->report.pictures,
                  "also write each plot to a file in this directory, which is made if necessary")
               .names_file(),
           option("--save FILE", o->report.save, "also write all measurements to this file, as --json does")
               .names_file(),
           option("--load FILE", o->load,
                  "do not run anything; report the measurements in a file written by --save or --json")
               .names_file()
               .not_with({"FILE", "--algorithms", "--limit", "--timeout", "--repeat", "--puzzles", "--seed", "--first",
                          "--no-rating", "--from"}),
           option("-n,--limit N", o->limit, "stop each search after N solutions (default: 2, which proves uniqueness)")
               .least(1),
           timeout_option(o->timeout, "stop a run on one puzzle after this time", "1"),
           option("--repeat N", o->repeat, "repeat each run N times and use the best time (default: 3)")
               .between(1, 1000),
           option("--puzzles N", o->set_size, "number of puzzles in each generated set (default: 25)")
               .between(1, 10'000)
               .not_with({"FILE"}),
           seed_option(o->seed).not_with({"FILE"}),
           option("--first N", o->first, "use only the first N puzzles of each file").least(1).only_with({"FILE"}),
           option("--no-rating", o->no_rating, "do not rate the puzzles; rating hard puzzles takes long")
               .only_with({"FILE"}),
           from_option(o->from).only_with({"FILE"})},
      .examples = {{"shudu compare", "compare all algorithms on generated sets, in about two minutes"},
                   {"shudu compare --html report.html puzzles.txt", "compare on your own puzzles, with plots"},
                   {"shudu compare --algorithms dancing_links,search --csv puzzles.txt",
                    "write measurements for a spreadsheet"},
                   {"shudu compare --save run.json && shudu compare --load run.json --html report.html",
                    "write two reports of the same run"}},
      .run = [o] {
        if (o->json) o->report.form = compare::Form::json;
        if (o->csv) o->report.form = compare::Form::csv;
        if (o->markdown) o->report.form = compare::Form::markdown;
        return o->load.empty() ? run_compare(*o) : run_loaded(*o);
      }};
}

}  // namespace shudu::cli
