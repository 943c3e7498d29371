// shudu solve: one answer per puzzle, or every solution of each.
#include <chrono>
#include <memory>

#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "engine/terminal.h"
#include "judges/judge.h"
#include "shudu/gallery.h"
#include "solve/answer_lines.h"
#include "solve/answer_writer.h"
#include "solve/answers.h"

namespace shudu::cli {
namespace {

struct SolveOptions {
  std::vector<std::string> files;
  std::string from, algorithm, judge, color = "auto";
  AnswerForm form;
  bool all = false, first = false;
  std::uint64_t limit = 0;
  int threads = 0;
};

void enumerate_record(const Record& record, std::uint64_t most, const gallery::Algorithm* algorithm,
                      AnswerWriter& answers) {
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
  const Manner manner{.limit = options.form.unique ? std::uint64_t{2} : 1,
                      .algorithm = algorithm,
                      .stats_for_each = options.form.stats && options.form.json};

  Input input{options.files, options.from, verdict};
  AnswerWriter answers{options.form, verdict};
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
        answers.add_effort(answered.totals);
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
               .target = &o->form.unique},
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
               .target = &o->form.format,
               .choices = writable_formats()},
              {.names = "--pretty", .value = "", .help = "draw grids, as on a terminal", .target = &o->form.pretty},
              {.names = "--stats",
               .value = "",
               .help = "time, nodes, guesses and backtracks (on standard error)",
               .target = &o->form.stats},
              {.names = "--judge",
               .value = "NAME",
               .help = "read and write as an online judge wants it",
               .target = &o->judge,
               .choices = judge_names()},
              from_option(o->from),
              json_option(o->form.json),
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
