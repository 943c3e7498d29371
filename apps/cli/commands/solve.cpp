// shudu solve: one answer per puzzle, or every solution of each.
#include <fmt/core.h>

#include <chrono>
#include <iostream>
#include <memory>

#include "commands/commands.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "engine/pretty.h"
#include "engine/terminal.h"
#include "judges/judge.h"
#include "shudu/conflict.h"
#include "shudu/gallery.h"
#include "shudu/json_object.h"
#include "solve/answer_lines.h"
#include "solve/answers.h"

namespace shudu::cli {
namespace {

struct SolveOptions {
  std::vector<std::string> files;
  std::string from, format, algorithm, judge, color = "auto";
  bool unique = false, all = false, first = false, pretty = false, stats = false, json = false;
  std::uint64_t limit = 0;
  int threads = 0;
};

// Writes answers in the form asked for and keeps the totals.
class Answers {
 public:
  Answers(const SolveOptions& options, Verdict& verdict)
      : options_(options),
        verdict_(verdict),
        format_(options.format.empty() ? nullptr : find_format(options.format)),
        pretty_(options.pretty || (format_ == nullptr && !options.json && stdout_is_terminal())),
        style_(stdout_style()) {
    if (format_ != nullptr) out_.write(format_->prologue);
  }

  void invalid(const Record& record, const std::string& reason) {
    ++totals_.invalid;
    if (record.puzzle) verdict_.negative();
    if (options_.json) {
      JsonObject object;
      if (record.puzzle) object.add("puzzle", to_line(record.puzzle->clues));
      add_place(object.add("status", "invalid").add("reason", reason), record);
      object.append_to(out_.text());
    } else {
      if (pretty_ && record.puzzle) {
        const Grid& clues = record.puzzle->clues;
        CellSet wrong;
        for (const Conflict& conflict : conflicts(clues)) wrong |= conflict.cells;
        pretty_grid(record, clues, wrong);
      }
      out_.write("invalid: " + reason + '\n');
    }
    out_.written();
  }

  void answer(const Record& record, const Answer& answer, const SearchStats* stats) {
    totals_.count(answer);
    if (answer.count == 0) return no_grid(record, "no solution", stats);
    if (!is_solution(answer)) return no_grid(record, "multiple solutions", stats);
    solution(record, answer.solution, stats);
  }

  // For enumeration: a solution among others; totals come with ended().
  void solution(const Record& record, const Grid& solution, const SearchStats* stats) {
    if (options_.json) {
      JsonObject object;
      object.add("puzzle", to_line(record.puzzle->clues)).add("status", "solved").add("solution", to_line(solution));
      add_stats(object, stats);
      add_place(object, record);
      object.append_to(out_.text());
    } else if (pretty_) {
      pretty_grid(record, solution, {});
    } else if (format_ != nullptr) {
      if (auto reason = format_->write(puzzle_of(solution), written_, out_.text())) verdict_.bad(*reason);
    } else {
      out_.write(to_line(solution) + '\n');
    }
    ++written_;
    out_.written();
  }

  // Whether every answer is a line of its own, whatever its puzzle was like.
  bool plain_lines() const { return !options_.json && !pretty_ && format_ == nullptr; }
  // Precondition: plain_lines().
  void write(const AnswerLines& lines) {
    totals_ += lines.totals();
    if (lines.some_negative()) verdict_.negative();
    out_.write(lines.text());
    out_.written();
  }
  bool is_solution(const Answer& answer) const { return answer.count == 1 || (answer.count > 1 && !options_.unique); }

  void took(const SearchStats& stats) { effort_ += stats; }

  void ended(const Record& record, const SearchResult& answer) {
    totals_.count(answer);
    took(answer.stats);
    if (answer.count == 0) no_grid(record, "no solution", &answer.stats);
  }

  // Ends the output; a line of totals on standard error with --stats.
  void finish(double seconds) {
    if (format_ != nullptr) out_.write(format_->epilogue);
    out_.flush();
    if (!options_.stats) return;
    const std::uint64_t puzzles = totals_.solved + totals_.unsolved + totals_.invalid;
    std::cerr << fmt::format(
        "puzzles {}: solved {}, without solution {}, invalid {}; solutions {}\n"
        "time {:.6f} s, {} puzzles/s; nodes {}, guesses {}, backtracks {}\n",
        with_commas(puzzles), with_commas(totals_.solved), with_commas(totals_.unsolved), with_commas(totals_.invalid),
        with_commas(totals_.solutions), seconds,
        with_commas(static_cast<std::uint64_t>(static_cast<double>(puzzles) / std::max(seconds, 1e-9))),
        with_commas(effort_.nodes), with_commas(effort_.guesses), with_commas(effort_.backtracks));
  }

 private:
  void no_grid(const Record& record, const char* words, const SearchStats* stats) {
    verdict_.negative();
    if (options_.json) {
      JsonObject object;
      object.add("puzzle", to_line(record.puzzle->clues)).add("status", words);
      add_stats(object, stats);
      add_place(object, record);
      object.append_to(out_.text());
    } else {
      if (pretty_) pretty_grid(record, record.puzzle->clues, {});
      out_.write(words);
      out_.write("\n");
    }
    out_.written();
  }

  void pretty_grid(const Record& record, const Grid& grid, CellSet wrong) {
    if (written_ > 0 || totals_.invalid > 1) out_.write("\n");
    ++written_;
    if (!record.puzzle->title.empty()) out_.write(style_.bold(record.puzzle->title) + '\n');
    out_.write(cli::pretty(grid, record.puzzle->clues, style_, wrong));
  }

  void add_stats(JsonObject& object, const SearchStats* stats) const {
    if (!options_.stats || stats == nullptr) return;
    object.add("nodes", stats->nodes).add("guesses", stats->guesses).add("backtracks", stats->backtracks);
  }

  static void add_place(JsonObject& object, const Record& record) {
    object.add("file", record.file).add("line", record.puzzle ? record.puzzle->line : record.puzzle.error().line);
    if (!record.puzzle) object.add("column", record.puzzle.error().column);
  }

  const SolveOptions& options_;
  Verdict& verdict_;
  const Format* format_;
  bool pretty_;
  Style style_;
  Output& out_ = standard_output();
  std::uint64_t written_ = 0;
  Totals totals_;
  SearchStats effort_;
};

void enumerate_record(const Record& record, std::uint64_t most, const gallery::Algorithm* algorithm, Answers& answers) {
  if (const auto reason = invalid_reason(record)) return answers.invalid(record, *reason);
  const auto write = [&, left = most](const Grid& solution) mutable {
    answers.solution(record, solution, nullptr);
    return --left > 0 && !standard_output().failed();
  };
  answers.ended(record, enumerate_puzzle(*record.puzzle, write, algorithm));
}

int solve(const SolveOptions& options) {
  using Clock = std::chrono::steady_clock;
  set_color(options.color);
  Verdict verdict;
  if (!options.judge.empty()) return run_judge(options.judge, options.files);
  const gallery::Algorithm* algorithm =
      options.algorithm.empty() ? nullptr : gallery::find_algorithm(options.algorithm);
  if (options.first && algorithm != nullptr && !algorithm->lexicographic) {
    verdict.bad("solve: --first needs solutions in order, and " + options.algorithm + " does not find them so");
    return verdict.status();
  }
  const bool enumerates = options.all || options.first || options.limit > 0;
  const std::uint64_t most = options.first ? 1 : options.limit > 0 ? options.limit : no_limit;
  const Manner manner{.limit = options.unique ? std::uint64_t{2} : 1,
                      .algorithm = algorithm,
                      .stats_for_each = options.stats && options.json};

  Input input{options.files, options.from, verdict};
  Answers answers{options, verdict};
  const auto begin = Clock::now();
  // Where one puzzle may take long, batches are small.
  const PipelineOptions pipeline{.threads = threads_wanted(options.threads),
                                 .batch = enumerates || algorithm != nullptr ? std::size_t{16} : 4096};
  struct Answered : cli::Answered {
    AnswerLines lines;
  };
  const bool by_lines = !enumerates && answers.plain_lines();
  answer_in_order<Answered>(
      input, pipeline,
      [&](const Batch& batch, Answered& answered) {
        if (!enumerates) answer_batch(batch, manner, answered);
        if (by_lines) answered.lines.make(batch, answered.answers);
      },
      [&](Batch& batch, const Answered& answered) {
        answers.took(answered.totals);
        if (by_lines) return answers.write(answered.lines);
        for (std::size_t i = 0; i < batch.size(); ++i) {
          if (enumerates) {
            enumerate_record(batch.record(i), most, algorithm, answers);
            continue;
          }
          const Answer& answer = answered.answers[i];
          const Record& record = batch.record(i);
          const auto reason = answer.count == 0 ? invalid_reason(record) : std::nullopt;
          if (reason) {
            answers.invalid(record, *reason);
          } else {
            answers.answer(record, answer, answered.stats.empty() ? nullptr : &answered.stats[i]);
          }
        }
      });
  answers.finish(std::chrono::duration<double>(Clock::now() - begin).count());
  return verdict.status();
}

std::vector<std::string> writable_formats() {
  std::vector<std::string> ids;
  for (const Format& format : formats()) {
    if (format.write != nullptr) ids.emplace_back(format.id);
  }
  return ids;
}

std::vector<std::string> algorithm_ids() {
  std::vector<std::string> ids;
  for (const gallery::Algorithm& algorithm : gallery::algorithms()) ids.emplace_back(algorithm.id);
  return ids;
}

}  // namespace

Command solve_command() {
  auto o = std::make_shared<SolveOptions>();
  return {
      .name = "solve",
      .summary = "solve puzzles, or list every solution",
      .description =
          "Writes one line per puzzle: the solution in 81 digits, 'no solution', or 'invalid: REASON' with the cells "
          "where clues conflict. A terminal gets a drawn grid instead.\n\n"
          "A puzzle with pencil marks (a Sukaku) is solved with those digits alone.",
      .arguments = {puzzles_argument(o->files)},
      .options =
          {
              {.names = "-u,--unique",
               .value = "",
               .help = "also prove uniqueness: 'multiple solutions' where there are several",
               .target = &o->unique},
              {.names = "-a,--all", .value = "", .help = "every solution, in lexicographic order", .target = &o->all},
              {.names = "-n,--limit",
               .value = "N",
               .help = "the first N solutions, in lexicographic order",
               .target = &o->limit,
               .minimum = 1},
              {.names = "--first", .value = "", .help = "the lexicographically smallest solution", .target = &o->first},
              {.names = "--algorithm",
               .value = "ID",
               .help = "solve with a classic algorithm (it finds solutions in its own order)",
               .target = &o->algorithm,
               .choices = algorithm_ids()},
              {.names = "--format",
               .value = "FORMAT",
               .help = "write solutions in this format",
               .target = &o->format,
               .choices = writable_formats()},
              {.names = "--pretty", .value = "", .help = "draw grids, as on a terminal", .target = &o->pretty},
              {.names = "--stats",
               .value = "",
               .help = "time, nodes, guesses and backtracks (on standard error)",
               .target = &o->stats},
              {.names = "--judge",
               .value = "NAME",
               .help = "read and write as an online judge wants it",
               .target = &o->judge,
               .choices = judge_names()},
              from_option(o->from),
              json_option(o->json),
              threads_option(o->threads),
              color_option(o->color),
          },
      .examples =
          {
              {"shudu solve examples/puzzles.txt", "one solution per line"},
              {"shudu solve --unique --stats puzzles.txt > solutions.txt",
               "prove that each solution is the only one, and tell what it took"},
              {"shudu solve --algorithm dancing_links --pretty examples/puzzles.txt", "watch a classic do it"},
              {"shudu solve --judge poj3074 < input.txt", "as an online judge wants it"},
          },
      .run = [o] { return solve(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
