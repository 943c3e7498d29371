#include "ask/questions/solve.h"

#include "ask/questions.h"

namespace shudu::ask {
namespace {

constexpr Option solve_options[] = {option<&SolveOptions::limit>(
    "limit", "stop after N solutions; 2 tells whether there are several", {.shown = "N", .least = 1})};

Answer solve(const AnyPuzzle& puzzle, const SolveOptions& asked, const Watch& watch) {
  Found found;
  const auto why = conflicting(puzzle);
  if (!why) found = puzzle.search(asked.limit, 1, watch);
  if (!found.complete) return Answer::cancelled();
  Answer answer = why ? Answer::no(*why) : solve_answer(found, asked.limit);
  answer.source = puzzle.compared_with_source(found, asked.limit);
  return answer;
}

}  // namespace

Answer solve_answer(const Found& found, std::uint64_t limit) {
  JsonObject fields;
  if (found.count > 0) fields.add("solution", found.solution);
  if (limit > 1) fields.add("solutions", found.count);
  return Answer::of(found.count > 0 ? Status::solved : Status::no_solution, fields);
}

constinit const Question solve_question =
    question<solve>("solve", "a solution, and the number of solutions up to the limit", solve_options);

}  // namespace shudu::ask
