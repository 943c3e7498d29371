// shudu solve: writes one answer per puzzle, or every solution of each. Variants are answered by their own search.
#include <chrono>
#include <memory>

#include "ask/questions.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "engine/question_options.h"
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

struct SolveOptions {
  std::vector<std::string> files;
  std::string from, algorithm, judge;
  AnswerForm form;
  bool all = false;
  std::uint64_t limit = 0;
  int threads = 0;
};

void enumerate_record(const Record& record, std::uint64_t most, const gallery::Algorithm* algorithm,
                      AnswerWriter& answers) {
  answers.compare(record);
  if (const auto why = not_searchable(record)) return answers.no_answer(record, *why);
  if (record.variant != nullptr) {
    const auto write = [&](const variant::Solution& solution) {
      answers.solution(record, solution, nullptr);
      return !standard_output().failed();
    };
    return answers.ended(record, variant::enumerate(*record.variant, write, {.limit = most}));
  }
  const auto write = [&, left = most](const Grid& solution) mutable {
    answers.solution(record, solution, nullptr);
    return --left > 0 && !standard_output().failed();
  };
  answers.ended(record, enumerate_puzzle(*record.puzzle, write, algorithm));
}

// The option that means nothing for a variant; empty if there is none.
std::string classic_option(const SolveOptions& options) {
  if (!options.algorithm.empty()) return "--algorithm";
  return options.form.format.empty() ? "" : "--to";
}

int solve(const SolveOptions& options) {
  using Clock = std::chrono::steady_clock;
  Verdict verdict;
  if (!options.judge.empty()) return run_judge(options.judge, options.files);
  const gallery::Algorithm* algorithm =
      options.algorithm.empty() ? nullptr : gallery::find_algorithm(options.algorithm);
  const bool enumerates = options.all || options.limit > 0;
  const std::uint64_t most = options.limit > 0 ? options.limit : no_limit;
  const std::string for_classic = classic_option(options);
  const bool refuses_variants = !for_classic.empty();
  const Manner manner{.limit = options.form.asked.limit(),
                      .algorithm = algorithm,
                      .variants = !refuses_variants,
                      .threads = threads_wanted(options.threads),
                      .stats_for_each = options.form.stats && options.form.json};

  Input input{options.files, options.from, verdict, Variants::taken};
  AnswerWriter answers{options.form, verdict};
  const auto begin = Clock::now();
  // Batches are small where one puzzle may take long.
  PipelineOptions pipeline{.threads = threads_wanted(options.threads),
                           .batch = enumerates || algorithm != nullptr ? 16 : batch_for_search()};
  struct Answered : cli::Answered {
    AnswerLines lines;
    CardPath::Taken by_card;
  };
  const bool by_lines = !enumerates && !refuses_variants && answers.plain_lines();
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
        if (by_lines) answered.lines.make(batch, answered.answers, answered.variant ? &*answered.variant : nullptr);
      },
      [&](Batch& batch, const Answered& answered) {
        if (CardLines* const lines = answered.by_card.lines; lines != nullptr) {
          answers.write(*lines, manner.threads);
          return card_path.give_back(lines);
        }
        answers.add_effort(answered.totals);
        if (by_lines && answered.variant) answers.add_effort(answered.variant->stats);
        const variant::SearchResult* const of_variant = answered.variant ? &*answered.variant : nullptr;
        if (by_lines) {
          answers.write(answered.lines);
          for (std::size_t i = 0; i < batch.size(); ++i) {
            const Record* const special = batch.special(i);
            if (special != nullptr) answers.compare(*special, answered.answers[i], of_variant, manner.limit);
          }
          return;
        }
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const bool is_variant = batch.variant() != nullptr && i + 1 == batch.size();
          if (is_variant && refuses_variants) {
            answers.no_answer(*batch.variant(), not_for_variants(for_classic));
            continue;
          }
          if (enumerates) {
            enumerate_record(batch.record(i), most, algorithm, answers);
            continue;
          }
          const Answer& answer = answered.answers[i];
          const Record& record = batch.record(i);
          const bool none = is_variant ? answered.variant->count == 0 : answer.count == 0;
          const auto why = none ? not_searchable(record) : std::nullopt;
          answers.compare(record, answer, of_variant, manner.limit);
          if (why) {
            answers.no_answer(record, *why);
          } else if (is_variant) {
            answers.answer(record, *answered.variant);
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
  for (const auto algorithms : {gallery::algorithms(), gallery::viewpoint_algorithms()}) {
    for (const gallery::Algorithm& algorithm : algorithms) ids.emplace_back(algorithm.id);
  }
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
          "with any rules that 'shudu rules' lists. The solution of a variant is one character a cell, row by "
          "row, with A, B, … for 10, 11, …",
      .arguments = {puzzles_argument(o->files)},
      .options =
          {
              not_with(option_of(ask::solve_question, "unique", &o->form.asked, 'u'), {"--all", "--limit"}),
              {.names = "-a,--all",
               .value = "",
               .help = "write every solution, in lexicographic order (of a variant: as they are found)",
               .target = &o->all,
               .not_with = {"--limit"}},
              {.names = "-n,--limit",
               .value = "N",
               .help = "write the first N solutions, in lexicographic order (of a variant: as they are found)",
               .target = &o->limit,
               .minimum = 1},
              {.names = "--algorithm",
               .value = "ID",
               .help = "solve with a classic algorithm, which may find solutions in another order",
               .target = &o->algorithm,
               .choices = algorithm_ids()},
              {.names = "--to",
               .value = "FORMAT",
               .help = "write solutions in this format of 'shudu formats'",
               .target = &o->form.format,
               .choices = writable_formats(),
               .listed_by = "shudu formats",
               .not_with = {"--json", "--pretty"}},
              {.names = "--pretty",
               .value = "",
               .help = "draw grids even if standard output is not a terminal",
               .target = &o->form.pretty,
               .not_with = {"--json"}},
              {.names = "--stats",
               .value = "",
               .help = "report time, nodes, guesses and backtracks on standard error",
               .target = &o->form.stats},
              {.names = "--judge",
               .value = "NAME",
               .help = "use the input and output format of an online judge",
               .target = &o->judge,
               .choices = judge_names(),
               .not_with = {"--unique", "--all", "--limit", "--algorithm", "--to", "--pretty", "--stats", "--from",
                            "--json"}},
              from_option(o->from),
              json_option(o->form.json),
              threads_option(o->threads),
          },
      .examples =
          {
              {"shudu solve examples/puzzles.txt", "write one solution per line"},
              {"shudu solve --unique --stats puzzles.txt > solutions.txt",
               "prove that each solution is unique and report the effort"},
              {"shudu solve --algorithm dancing_links --pretty examples/puzzles.txt",
               "solve with dancing links and draw the grids"},
              {"shudu solve --judge poj3074 < input.txt", "solve a problem of an online judge"},
          },
      .run = [o] { return solve(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
