// shudu compare: the algorithms side by side, and a report.
#include <fmt/core.h>

#include <fstream>
#include <iostream>
#include <memory>

#include "bench/report.h"
#include "commands/commands.h"
#include "compare/contenders.h"
#include "compare/record.h"
#include "compare/report.h"
#include "compare/run.h"
#include "compare/sets.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/interrupt.h"
#include "engine/output.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

using compare::Results;

constexpr int interrupted = 130;

struct CompareOptions {
  std::vector<std::string> files;
  std::string from, algorithms, format = "text", load, report, save, pictures;
  std::uint64_t size = 25, seed = 1, limit = 2, timeout_ms = 1000, first = 0;
  int repeat = 3;
  bool json = false, no_rating = false;
};

void read_file(const std::string& file, const CompareOptions& options, Results& results, Verdict& verdict) {
  Input input{{file}, options.from, verdict};
  const std::size_t set = results.sets.size();
  results.sets.push_back(file.substr(file.rfind('/') + 1));
  Progress progress{"puzzles rated"};
  std::size_t taken = 0;
  while ((options.first == 0 || taken < options.first) && !Interrupt::wanted()) {
    const auto record = input.next();
    if (!record) break;
    results.sets.back() = record->file.substr(record->file.rfind('/') + 1);  // a puzzle itself has no name
    if (!record->puzzle) {
      verdict.bad(located(record->file, record->puzzle.error()));
    } else if (has_eliminations(*record->puzzle)) {
      verdict.bad(located(record->file, {.line = record->puzzle->line, .message = "pencil marks are not compared"}));
    } else {
      results.puzzles.push_back(compare::subject(record->puzzle->clues, set, !options.no_rating));
      progress.update(++taken, input.part());
    }
  }
}

std::string in_format(const Results& results, const std::string& format) {
  if (format == "markdown") return as_markdown(results);
  if (format == "csv") return as_csv(results);
  if (format == "json") return as_json(results);
  if (format == "html") return as_page(results);
  return as_text(results);
}

bool write_file(const std::string& path, const std::string& text, Verdict& verdict) {
  std::ofstream file{path, std::ios::binary};
  file << text;
  if (file.flush()) return true;
  verdict.bad("compare: cannot write " + path);
  return false;
}

// "Times, set easy" → "times_set_easy".
std::string file_name(const std::string& title) {
  std::string name;
  for (char c : title) {
    const bool letter = ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9');
    if (letter) name += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    if (!letter && !name.empty() && name.back() != '_') name += '_';
  }
  return name;
}

void write_report(const Results& results, const CompareOptions& options, Verdict& verdict) {
  if (!options.save.empty()) write_file(options.save, as_json(results), verdict);
  if (!options.report.empty()) write_file(options.report, as_page(results), verdict);
  if (!options.pictures.empty()) {
    for (const svg::Picture& picture : compare::pictures(results)) {
      write_file(options.pictures + '/' + file_name(picture.title()) + ".svg", picture.document(), verdict);
    }
  }
  standard_output().write(in_format(results, options.json ? "json" : options.format));
  standard_output().flush();
}

// Makes or reads the puzzles and runs everything on them.
int run_compare(const CompareOptions& options) {
  Verdict verdict;
  const auto algorithms = compare::chosen_algorithms(options.algorithms);
  if (!algorithms) {
    verdict.bad("compare: " + algorithms.error());
    return verdict.status();
  }
  const Interrupt interrupt;
  const auto go_on = [] { return !Interrupt::wanted(); };
  const bench::Circumstances here = bench::circumstances({});
  Results results;
  results.circumstances = {fmt::format("shudu {}", SHUDU_VERSION), here.target, here.compiler, here.processor};
  results.limit = options.limit;
  results.timeout = static_cast<double>(options.timeout_ms) / 1000;
  results.repeat = static_cast<std::uint64_t>(options.repeat);
  results.algorithms = *algorithms;
  if (options.files.empty()) {
    Progress progress{"parts of the puzzles made"};
    compare::add_built_in_sets(results, options.size, options.seed, [&](double part) {
      progress.update(static_cast<std::uint64_t>(100 * part), part);
      return go_on();
    });
  }
  for (const std::string& file : options.files) read_file(file, options, results, verdict);
  if (!go_on()) return interrupted;
  if (results.puzzles.empty()) {
    if (verdict.status() == Status::all_positive) verdict.bad("compare: no puzzles");
    return verdict.status();
  }
  {
    Progress progress{"measurements"};
    for (const std::string& one : run_all(results, go_on, [&](std::size_t done, std::size_t all) {
           progress.update(done, static_cast<double>(done) / static_cast<double>(all));
         })) {
      std::cerr << "shudu: " + one + '\n';
      verdict.negative();
    }
  }
  write_report(results, options, verdict);
  return results.interrupted ? interrupted : verdict.status();
}

int run_loaded(const CompareOptions& options) {
  Verdict verdict;
  std::ifstream file{options.load};
  if (!file) {
    verdict.bad("compare: cannot read " + options.load);
    return verdict.status();
  }
  const auto results = compare::from_json(file);
  if (results) {
    write_report(*results, options, verdict);
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
    text += fmt::format("{}{} ({})", text.empty() ? "" : "; ", kind.name, kind.what);
  }
  return text;
}

}  // namespace

Command compare_command() {
  auto o = std::make_shared<CompareOptions>();
  return {
      .name = "compare",
      .summary = "run the algorithms side by side and report times, nodes and growth",
      .description =
          "Runs every algorithm on every puzzle, in turn, and reports time (median, middle half, worst), nodes, "
          "guesses, "
          "backtracks, depth, copies and undos, and how they grow with blank cells and with the rating. What is not "
          "finished in time is shown as such. Ctrl-C writes the report of what is done (status 130).\n\n"
          "Algorithms: " +
          ids_in_words() +
          "; and viewpoint_sets, which is fewest_first looking from each of the fifteen sets of viewpoints "
          "(from_row, from_row_cell, …). gallery and engine (search, bulk) name groups.\n\n"
          "Each file is a set. Without files, sets are made from a seed: " +
          sets_in_words() +
          ".\n\nIn bulk, the puzzles of a set are solved together, many times over, and each is given the mean. Status "
          "1 "
          "when two algorithms do not agree.",
      .arguments = {{.name = "FILE", .help = "files of puzzles; without any, sets are made", .target = &o->files}},
      .options =
          {
              {.names = "--algorithms",
               .value = "LIST",
               .help = "only these, separated by commas",
               .target = &o->algorithms},
              {.names = "--format",
               .value = "FORMAT",
               .help = "of the report (default: text)",
               .target = &o->format,
               .choices = {"text", "markdown", "csv", "json", "html"}},
              json_option(o->json),
              {.names = "--html",
               .value = "FILE",
               .help = "write the page with the plots to this file, too",
               .target = &o->report,
               .file = true},
              {.names = "--pictures",
               .value = "DIRECTORY",
               .help = "write each plot to a file of its own in this directory, too",
               .target = &o->pictures,
               .file = true},
              {.names = "--save",
               .value = "FILE",
               .help = "write all figures to this file, too, as --json does",
               .target = &o->save,
               .file = true},
              {.names = "--load",
               .value = "FILE",
               .help = "run nothing; report what --save or --json wrote",
               .target = &o->load,
               .file = true},
              {.names = "--limit",
               .value = "N",
               .help = "stop each search after N solutions (default: 2, to prove the first the only one)",
               .target = &o->limit,
               .minimum = 1},
              {.names = "--timeout",
               .value = "MS",
               .help = "milliseconds for a puzzle (default: 1000)",
               .target = &o->timeout_ms,
               .minimum = 1,
               .maximum = 86'400'000},
              {.names = "--repeat",
               .value = "N",
               .help = "repetitions, of which the best counts (default: 3)",
               .target = &o->repeat,
               .minimum = 1,
               .maximum = 1000},
              {.names = "--size",
               .value = "N",
               .help = "puzzles in each set that is made (default: 25)",
               .target = &o->size,
               .minimum = 1,
               .maximum = 10'000},
              seed_option(o->seed),
              {.names = "--first",
               .value = "N",
               .help = "only the first N puzzles of each file",
               .target = &o->first,
               .minimum = 1},
              {.names = "--no-rating",
               .value = "",
               .help = "do not rate the puzzles of files, which takes long for the hardest",
               .target = &o->no_rating},
              from_option(o->from),
          },
      .examples =
          {
              {"shudu compare", "everything on the built-in sets, some two minutes"},
              {"shudu compare --html report.html puzzles.txt", "one's own puzzles, with plots"},
              {"shudu compare --algorithms dancing_links,search --format csv puzzles.txt", "figures for a spreadsheet"},
              {"shudu compare --save run.json && shudu compare --load run.json --format html",
               "the same run twice told"},
          },
      .run = [o] { return o->load.empty() ? run_compare(*o) : run_loaded(*o); },
  };
}

}  // namespace shudu::cli
