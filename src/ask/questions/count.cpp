#include "ask/questions/count.h"

#include "ask/questions.h"
#include "ask/search_puzzle.h"

namespace shudu::ask {
namespace {

constexpr Option count_options[] = {
    option<&CountOptions::limit>("limit", "stop counting at N", {.shown = "N", .least = 1}),
    option<&CountOptions::estimate>(
        "estimate",
        "above a million, write an estimate with its 95 % confidence interval instead of the exact number")};

constexpr std::uint64_t samples = 1'000'000;

// The estimate of a puzzle that has many solutions. One with pencil marks has none.
std::optional<Completions::Estimate> estimate_of(const AnyPuzzle& puzzle) {
  const Puzzle* classic = puzzle.classic();
  if (classic == nullptr || has_candidates_of_its_own(*classic)) return std::nullopt;
  if (count_solutions(classic->clues, few_completions) < few_completions) return std::nullopt;
  Random random{0};
  return Completions{classic->clues}.estimate(random, samples);
}

Answer ask_count(const AnyPuzzle& puzzle, const CountOptions& asked, const Watch& watch) {
  if (asked.estimate && puzzle.classic() == nullptr) return Answer::no(not_for_variants("an estimate"));
  CountAnswer counted;
  const auto why = conflicting(puzzle);
  if (!why && asked.estimate) counted.estimate = estimate_of(puzzle);
  if (!why && !counted.estimate) {
    const auto exact = puzzle.count(asked.limit, 1, watch);
    if (!exact) return Answer::cancelled();
    counted.solutions = *exact;
  }
  Answer answer = why ? count_answer(*why) : count_answer(counted, asked);
  if (!puzzle.has_source_solution() || counted.estimate) return answer;
  const Found found = why ? Found{} : puzzle.search(2, 1, watch);
  if (!found.complete) return Answer::cancelled();
  answer.source = puzzle.compared_with_source(found, 2);
  return answer;
}

}  // namespace

Answer count_answer(const CountAnswer& count, const CountOptions& asked) {
  JsonObject fields;
  if (count.estimate) {
    fields.add("estimate", count.estimate->value).add("low", count.estimate->low).add("high", count.estimate->high);
    return Answer::of(Status::ok, fields);
  }
  fields.add("solutions", count.solutions);
  if (count.solutions == asked.limit) fields.add("limit_reached", true);
  return Answer::of(count.solutions == 0 ? Status::no_solution : Status::ok, fields);
}

Answer count_answer(const NoAnswer& why) {
  const bool is_counted = outcome(why.status) == Outcome::negative;
  return Answer::no(why, is_counted ? JsonObject{}.add("solutions", Whole{0}) : JsonObject{});
}

constinit const Question count_question =
    question<ask_count>("count", "the exact number of solutions, or the limit if there are more", count_options);

}  // namespace shudu::ask
