// shudu count: counts the solutions of each puzzle.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <mutex>

#include "ask/questions.h"
#include "ask/questions/count.h"
#include "ask/search_puzzle.h"
#include "ask/variant_search.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/json_record.h"
#include "engine/messages.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "engine/question_options.h"
#include "shudu/census.h"
#include "solve/answers.h"
#include "solve/card_path.h"
#include "solve/no_answer.h"
#include "solve/source_check.h"

namespace shudu::cli {
namespace {

struct Counting {
  std::vector<std::string> files;
  std::string from;
  bool json = false;
  int threads = 0;
  ask::CountOptions asked;
};

// Up to this number, graphics cards count. A puzzle with more would keep one thread of a card busy while the others rest.
constexpr std::uint64_t counted_by_card = 1000;

struct Counts {
  Answered answered;
  std::vector<ask::CountAnswer> list;
  std::optional<variant::SearchResult> variant;  // the answer to Batch::variant(), if there is one
  CardPath::Taken by_card;
};

// The count of a puzzle that has few_completions solutions or more. The sum over partitions needs much memory and all
// threads, so only one puzzle at a time uses it.
ask::CountAnswer count_many(const Grid& clues, const Counting& options) {
  static std::mutex one_at_a_time;
  const std::lock_guard lock{one_at_a_time};
  if (options.asked.estimate) {
    Random random{0};
    return {0, Completions{clues}.estimate(random, 1'000'000)};
  }
  Progress progress{""};
  std::mutex showing;
  const auto show = [&](double part, std::uint64_t) {
    const std::unique_lock free{showing, std::try_to_lock};
    if (free && part >= 0) progress.update(0, part);
    return true;
  };
  return {*count_many_completions(clues, {options.asked.limit, threads_wanted(options.threads), show}), std::nullopt};
}

// Replaces the counts of a card that have reached its limit; empty if that is the limit of the command.
CardLines::Exact count_above_card(const Counting& options) {
  if (options.asked.limit <= counted_by_card) return {};
  return [&options](const Grid& clues) -> Whole {
    const std::uint64_t limit = std::min(options.asked.limit, few_completions), found = count_solutions(clues, limit);
    return found < limit || found == options.asked.limit ? found : count_many(clues, options).solutions;
  };
}

void count_batch(const Batch& batch, const Counting& options, Counts& counts) {
  const std::uint64_t first_limit = std::min(options.asked.limit, few_completions);
  answer_batch(batch, {.limit = first_limit, .variants = false}, counts.answered);
  counts.list.assign(batch.size(), {});
  counts.variant.reset();
  if (const Record* record = batch.variant(); record != nullptr && !options.asked.estimate) {
    counts.variant = ask::search_variant(*record->variant, options.asked.limit, threads_wanted(options.threads));
    counts.list.back().solutions = counts.variant->count;
  }
  const std::size_t classic = batch.size() - (batch.variant() != nullptr ? 1 : 0);
  for (std::size_t i = 0; i < classic; ++i) {
    const std::uint64_t found = counts.answered.answers[i].count;
    counts.list[i].solutions = found;
    if (found < first_limit || found == options.asked.limit) continue;
    const Record* special = batch.special(i);
    if (special != nullptr && special->puzzle && has_candidates_of_its_own(*special->puzzle)) {
      counts.list[i].solutions = search_puzzle(*special->puzzle, options.asked.limit).answer.count;
    } else {
      counts.list[i] = count_many(special == nullptr ? batch.clues()[i] : special->puzzle->clues, options);
    }
  }
}

void write(const Record& record, const ask::CountAnswer& count, const Counting& options,
           const ask::SourceSolution& source, Output& out) {
  auto why = count.solutions == 0 && !count.estimate ? not_searchable(record) : std::nullopt;
  if (record.variant != nullptr && options.asked.estimate) why = not_for_variants("--estimate");
  if (options.json && !record.is_readable()) {
    return unreadable_record(record.file, record.puzzle.error()).append_to(out.text());
  }
  if (options.json) {
    const ask::AnyPuzzleRef puzzle = any_puzzle(record);
    ask::Answer answer = why ? ask::count_answer(*why) : ask::count_answer(count, options.asked);
    answer.source = source;
    return json_record(record.place(), *puzzle, answer).append_to(out.text());
  }
  if (why) {
    out.write(answer_line(*why));
  } else if (count.estimate) {
    out.write(fmt::format("{:.4g} (95 %: {:.4g} to {:.4g})\n", count.estimate->value, count.estimate->low,
                          count.estimate->high));
  } else {
    out.write(to_string(count.solutions) + '\n');
  }
}

// The comparison with the solution of the source, if it has one.
ask::SourceSolution compared(const Batch& batch, std::size_t i, const Counts& counts, const Counting& options,
                             Verdict& verdict) {
  const Record* const special = batch.special(i);
  if (special == nullptr || options.asked.estimate) return {};
  const std::uint64_t limit = std::min(options.asked.limit, few_completions);
  if (limit == 1) return check_source(*special, threads_wanted(options.threads), verdict);
  return check_source(*special, counts.answered.answers[i], counts.variant ? &*counts.variant : nullptr, limit,
                      verdict);
}

int count(const Counting& options) {
  Verdict verdict;
  Input input{options.files, options.from, verdict, Variants::taken};
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
          const ask::CountAnswer& one = counts.list[i];
          const Answer& answer = counts.answered.answers[i];
          const ask::SourceSolution source = compared(batch, i, counts, options, verdict);
          const bool conflict_free = answer.count > 0 || (!answer.refuted_at_once && batch.special(i) == nullptr);
          if (conflict_free && !one.estimate && one.solutions <= no_limit && !options.json) {
            if (answer.count == 0) verdict.negative();
            fmt::format_to(std::back_inserter(out.text()), "{}\n", static_cast<std::uint64_t>(one.solutions));
          } else {
            const Record& record = batch.record(i);
            if (record.variant != nullptr && options.asked.estimate) {
              report(record, not_for_variants("--estimate"), verdict);
            } else if (one.solutions == 0 && !one.estimate && record.is_readable()) {
              verdict.negative();
            }
            write(record, one, options, source, out);
          }
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
          "The solutions of a variant are always found "
          "by search.",
      .arguments = {puzzles_argument(o->files)},
      .options =
          {
              option_of(ask::count_question, "limit", &o->asked, 'n'),
              not_with(option_of(ask::count_question, "estimate", &o->asked), {"--limit"}),
              from_option(o->from),
              json_option(o->json),
              threads_option(o->threads),
          },
      .examples = {{"shudu count examples/several.txt", "write one number per puzzle"},
                   {"shudu count --limit 2 puzzles.txt", "write 0, 1 or 2 for none, one or several solutions"},
                   {"shudu count .................................................................................",
                    "count all complete grids"}},
      .run = [o] { return count(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
