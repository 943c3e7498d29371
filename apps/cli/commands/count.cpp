// shudu count: counts the solutions of each puzzle.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <mutex>

#include "ask/questions.h"
#include "ask/questions/count.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/messages.h"
#include "engine/pipeline.h"
#include "shudu/census.h"
#include "solve/answers.h"
#include "solve/card_path.h"

namespace shudu::cli {
namespace {

struct Counting : InputOptions {
  ask::CountOptions asked;
};

// Up to this number, graphics cards count. A puzzle with more would keep one thread of a card busy while the others rest.
constexpr std::uint64_t counted_by_card = 1000;

// An answer, or only the number if that is all that is written.
struct Counted {
  ask::CountAnswer count = {};
  std::optional<ask::Answer> answer = {};
};

struct Counts {
  Answered answered;
  std::vector<Counted> list;
  CardPath::Taken by_card;
};

// Above few_completions solutions, the sum over partitions needs much memory and all threads, so only one puzzle at a time uses
// it.
Counted count_one(const ask::AnyPuzzle& puzzle, const Counting& options) {
  static std::mutex one_at_a_time;
  std::unique_lock lock{one_at_a_time, std::defer_lock};
  if (puzzle.classic() != nullptr) lock.lock();
  Progress progress{""};
  std::mutex showing;
  const auto show = [&](double part, std::uint64_t) {
    const std::unique_lock free{showing, std::try_to_lock};
    if (free && part >= 0) progress.update(0, part);
    return true;
  };
  Counted counted;
  counted.answer = ask::count(puzzle, options.asked, threads_wanted(options.threads), show, counted.count);
  return counted;
}

// Replaces the counts of a card that have reached its limit; empty if that is the limit of the command.
CardLines::Exact count_above_card(const Counting& options) {
  if (options.asked.limit <= counted_by_card) return {};
  return [&options](const Grid& clues) -> Whole {
    const std::uint64_t limit = std::min(options.asked.limit, few_completions), found = count_solutions(clues, limit);
    if (found < limit || found == options.asked.limit) return found;
    return count_one(*ask::classic_puzzle(puzzle_of(clues)), options).count.solutions;
  };
}

void count_batch(const Batch& batch, const Counting& options, Counts& counts) {
  const std::uint64_t first_limit = std::min(options.asked.limit, few_completions);
  if (!options.json) answer_batch(batch, {.limit = first_limit, .variants = false}, counts.answered);
  counts.list.assign(batch.size(), {});
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const Record* special = batch.special(i);
    if (special != nullptr && !special->is_readable()) continue;
    const std::uint64_t found = options.json || special != nullptr ? 0 : counts.answered.answers[i].count;
    if (found > 0 && (found < first_limit || found == options.asked.limit)) {
      counts.list[i].count.solutions = found;
    } else {
      counts.list[i] = count_one(*any_puzzle(batch, i), options);
    }
  }
}

std::string in_text(const ask::CountAnswer& count) {
  if (!count.estimate) return to_string(count.solutions) + '\n';
  return fmt::format("{:.4g} (95 %: {:.4g} to {:.4g})\n", count.estimate->value, count.estimate->low,
                     count.estimate->high);
}

void write(const Record& record, const Counted& counted, const Counting& options, Verdict& verdict) {
  AnswerOutput answers{ask::count_question, options.json, verdict};
  if (answers.refuses(record)) return;
  const bool is_none = counted.answer->status == ask::Status::no_solution;  // the number says it
  answers.write(record, {*counted.answer, [&] { return in_text(counted.count); }, is_none});
}

int count(const Counting& options) {
  Verdict verdict;
  Input input{options, verdict};
  Output& out = standard_output();
  // Batches are small without a limit, because one puzzle may take some time.
  const int threads = threads_wanted(options.threads);
  PipelineOptions pipeline{.threads = threads, .batch = options.asked.limit > 1000 ? 64 : batch_for_search()};
  CardPath card_path{options.json || options.asked.estimate ? 0 : input.bytes_of_files(), threads};
  pipeline.threads = std::max(pipeline.threads, card_path.threads());
  answer_in_order<Counts>(
      input, pipeline,
      [&](Batch& batch, Counts& counts, std::size_t records) {
        return card_path.take_or_read(input, batch, records, counts.by_card);
      },
      [&](const Batch& batch, Counts& counts) {
        if (const auto& [lines, count] = counts.by_card; lines != nullptr) {
          const std::uint64_t limit = std::min(options.asked.limit, counted_by_card);
          return lines->count(count, limit, count_above_card(options), std::min(threads, 4));
        }
        count_batch(batch, options, counts);
      },
      [&](Batch& batch, const Counts& counts) {
        if (CardLines* const lines = counts.by_card.lines; lines != nullptr) {
          if (lines->some_negative()) verdict.negative();
          out.write(lines->pieces(), threads);
          return card_path.give_back(lines);
        }
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Counted& one = counts.list[i];
          if (one.answer || one.count.solutions == 0) {
            write(batch.record(i), one, options, verdict);
            continue;
          }
          fmt::format_to(std::back_inserter(out.text()), "{}\n", static_cast<std::uint64_t>(one.count.solutions));
          out.written();
        }
      });
  out.flush();
  return verdict.status();
}

}  // namespace

Command count_command() {
  auto o = std::make_shared<Counting>();
  return {
      .name = "count",
      .summary = "count the solutions of puzzles",
      .description =
          "Write one number per puzzle, or 'invalid: REASON'. The number is always exact. Up to a million solutions "
          "are found by search. Larger numbers are computed as a sum over the partitions of digits in bands and stacks "
          "(docs/mathematics.md). This takes a second or two, and up to a minute for three to nine scattered clues. "
          "The solutions of a variant are always found by search.",
      .input = o.get(),
      .options = {option_of(ask::count_question, "limit", &o->asked, 'n'),
                  option_of(ask::count_question, "estimate", &o->asked).not_with({"--limit"})},
      .examples = {{"shudu count examples/several.txt", "write one number per puzzle"},
                   {"shudu count --limit 2 puzzles.txt", "write 0, 1 or 2 for none, one or several solutions"},
                   {"shudu count .................................................................................",
                    "count all complete grids"}},
      .run = [o] { return count(*o); }};
}

}  // namespace shudu::cli
