// shudu solve: writes one answer per puzzle, or every solution of each. Variants are answered by their own search.
#include <chrono>
#include <memory>

#include "ask/questions.h"
#include "base/word_list.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "engine/terminal.h"
#include "judges/judge.h"
#include "shudu/board.h"
#include "shudu/gallery.h"
#include "solve/answer_lines.h"
#include "solve/answer_writer.h"
#include "solve/answers.h"
#include "solve/card_path.h"

namespace shudu::cli {
namespace {

struct SolveOptions : InputOptions {
  std::string algorithm, judge;
  AnswerForm form;
  bool all = false;
  std::uint64_t limit = 0;
};

void enumerate_record(std::uint64_t most, const gallery::Algorithm* algorithm, AnswerWriter& answers) {
  answers.compare();
  const auto write = [&, left = most](const std::string& solution) mutable {
    answers.solution(solution);
    return --left > 0 && !standard_output().failed();
  };
  const ask::AnyPuzzle& puzzle = answers.puzzle();
  answers.ended(algorithm != nullptr ? enumerate_by(*algorithm, puzzle.classic()->clues, write)
                                     : puzzle.enumerate(write));
}

// The option that means nothing for a variant; empty if there is none.
std::string classic_option(const SolveOptions& options) {
  if (!options.algorithm.empty()) return "--algorithm";
  return options.form.format.empty() ? "" : "--to";
}

int solve(SolveOptions options) {
  using Clock = std::chrono::steady_clock;
  Verdict verdict;
  if (!options.judge.empty()) return run_judge(options.judge, options.files);
  options.form.json = options.json;
  const gallery::Algorithm* algorithm =
      options.algorithm.empty() ? nullptr : gallery::find_algorithm(options.algorithm);
  const bool enumerates = options.all || options.limit > 0;
  const std::uint64_t most = options.limit > 0 ? options.limit : no_limit;
  const std::string for_classic = classic_option(options);
  const Manner manner{.limit = options.form.asked.limit(),
                      .algorithm = algorithm,
                      .variants = for_classic.empty(),
                      .threads = threads_wanted(options.threads),
                      .stats_for_each = options.form.stats && options.json};

  Input input{options, verdict};
  AnswerWriter answers{options.form, verdict};
  const auto begin = Clock::now();
  // Batches are small where one puzzle may take long.
  PipelineOptions pipeline{.threads = manner.threads,
                           .batch = enumerates || algorithm != nullptr ? 16 : batch_for_search()};
  struct Answered : cli::Answered {
    AnswerLines lines;
    CardPath::Taken by_card;
  };
  const bool by_lines = !enumerates && for_classic.empty() && answers.plain_lines();
  CardPath card_path{by_lines ? input.bytes_of_files() : 0, pipeline.threads};
  pipeline.threads = std::max(pipeline.threads, card_path.threads());
  answer_in_order<Answered>(
      input, pipeline,
      [&](Batch& batch, Answered& answered, std::size_t records) {
        return card_path.take_or_read(input, batch, records, answered.by_card);
      },
      [&](const Batch& batch, Answered& answered) {
        if (const auto& [lines, count] = answered.by_card; lines != nullptr)
          return lines->solve(count, manner.limit, std::min(manner.threads, 4));
        if (!enumerates) answer_batch(batch, manner, answered);
        if (by_lines) answered.lines.make(batch, answered);
      },
      [&](Batch& batch, const Answered& answered) {
        if (CardLines* const lines = answered.by_card.lines; lines != nullptr) {
          answers.write(*lines, manner.threads);
          return card_path.give_back(lines);
        }
        answers.add_effort(answered.totals);
        if (by_lines) answers.write(answered.lines);
        for (std::size_t i = 0; i < batch.size(); ++i) {
          if (by_lines) {
            const Record* const special = batch.special(i);
            if (special == nullptr || !special->is_readable()) continue;
            const ask::SourceSolution source =
                any_puzzle(*special)->compared_with_source(answered.found(batch, i), manner.limit);
            tell_difference(special->place(), source, verdict);
          } else if (answers.begin(batch.record(i), for_classic)) {
            enumerates ? enumerate_record(most, algorithm, answers) : answers.answer(answered.found(batch, i));
          }
        }
      });
  answers.finish(std::chrono::duration<double>(Clock::now() - begin).count());
  return verdict.status();
}

std::vector<std::string> algorithm_ids() {
  std::vector<std::string> ids = texts_of(gallery::algorithms(), &gallery::Algorithm::id);
  for (const gallery::Algorithm& one : gallery::viewpoint_algorithms()) ids.emplace_back(one.id);
  return ids;
}

}  // namespace

Command solve_command() {
  auto o = std::make_shared<SolveOptions>();
  return {
      .name = "solve",
      .summary = "solve puzzles or list all their solutions",
      .description =
          "Write one line per puzzle: the solution as 81 digits, 'no solution', or 'invalid: REASON' with the cells "
          "whose clues conflict. If standard output is a terminal, draw the grid instead.\n\nIn a puzzle with pencil "
          "marks (a Sukaku), only the marked digits are tried.\n\nThe input may also have variants, of any size and "
          "with any rules that 'shudu rules' lists. The solution of a variant is one character a cell, row by row, "
          "with A, B, … for 10, 11, …",
      .input = o.get(),
      .options = {option_of(ask::solve_question, "unique", &o->form.asked, 'u').not_with({"--all", "--limit"}),
                  option("-a,--all", o->all,
                         "write every solution, in lexicographic order (of a variant: as they are found)")
                      .not_with({"--limit"}),
                  option("-n,--limit N", o->limit,
                         "write the first N solutions, in lexicographic order (of a variant: as they are found)")
                      .least(1),
                  option("--algorithm ID", o->algorithm,
                         "solve with a classic algorithm, which may find solutions in another order")
                      .among(algorithm_ids()),
                  option("--to FORMAT", o->form.format, "write solutions in this format of 'shudu formats'")
                      .among(writable_formats(), "shudu formats")
                      .not_with({"--json", "--pretty"}),
                  option("--pretty", o->form.pretty, "draw grids even if standard output is not a terminal")
                      .not_with({"--json"}),
                  option("--stats", o->form.stats, "report time, nodes, guesses and backtracks on standard error"),
                  option("--judge NAME", o->judge, "use the input and output format of an online judge")
                      .among(judge_names())
                      .not_with({"--unique", "--all", "--limit", "--algorithm", "--to", "--pretty", "--stats", "--from",
                                 "--json"})},
      .examples = {{"shudu solve examples/puzzles.txt", "write one solution per line"},
                   {"shudu solve --unique --stats puzzles.txt > solutions.txt",
                    "prove that each solution is unique and report the effort"},
                   {"shudu solve --algorithm dancing_links --pretty examples/puzzles.txt",
                    "solve with dancing links and draw the grids"},
                   {"shudu solve --judge poj3074 < input.txt", "solve a problem of an online judge"}},
      .run = [o] { return solve(*o); }};
}

}  // namespace shudu::cli
