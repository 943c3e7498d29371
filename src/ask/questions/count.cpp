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

Answer count_alone(const AnyPuzzle& puzzle, const CountOptions& asked, const Watch& watch) {
  CountAnswer counted;
  return count(puzzle, asked, 1, watch, counted);
}

Answer answer_of(const CountAnswer& count, const CountOptions& asked) {
  JsonObject fields;
  if (count.estimate) {
    fields.add("estimate", count.estimate->value).add("low", count.estimate->low).add("high", count.estimate->high);
    return Answer::of(Status::ok, fields);
  }
  fields.add("solutions", count.solutions);
  if (count.solutions == asked.limit) fields.add("limit_reached", true);
  return Answer::of(count.solutions == 0 ? Status::no_solution : Status::ok, fields);
}

}  // namespace

Answer count(const AnyPuzzle& puzzle, const CountOptions& asked, int threads, const Watch& watch,
             CountAnswer& counted) {
  if (asked.estimate && puzzle.classic() == nullptr) return Answer::no(not_for_variants("an estimate"));
  const auto why = conflicting(puzzle);
  if (!why && asked.estimate) counted.estimate = estimate_of(puzzle);
  if (!why && !counted.estimate) {
    const auto exact = puzzle.count(asked.limit, threads, watch);
    if (!exact) return Answer::cancelled();
    counted.solutions = *exact;
  }
  Answer answer = why ? Answer::no(*why, JsonObject{}.add("solutions", Whole{0})) : answer_of(counted, asked);
  if (counted.estimate) return answer;
  const auto source = compared_with_source(puzzle, threads, watch);
  if (!source) return Answer::cancelled();
  answer.source = *source;
  return answer;
}

constinit const Question count_question =
    question<count_alone>("count", "the exact number of solutions, or the limit if there are more", count_options);

}  // namespace shudu::ask
