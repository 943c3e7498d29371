#include "ask/questions/solve.h"

#include "ask/questions.h"

namespace shudu::ask {
namespace {

constexpr Option solve_options[] = {
    option<&SolveOptions::unique>("unique",
                                  "prove that the solution is unique; the status of a puzzle that has several is "
                                  "'multiple solutions', with one of them")};

Answer ask_solve(const AnyPuzzle& puzzle, const SolveOptions& asked, const Watch& watch) {
  Found found;
  const auto why = conflicting(puzzle);
  if (!why) found = puzzle.search(asked.limit(), 1, watch);
  if (!found.complete) return Answer::cancelled();
  Answer answer = why ? Answer::no(*why) : solve_answer(found, asked);
  answer.source = puzzle.compared_with_source(found, asked.limit());
  return answer;
}

}  // namespace

Answer solve_answer(const Found& found, const SolveOptions& asked) {
  if (found.count == 0) return Answer::no({Status::no_solution});
  if (found.count > 1 && asked.unique) return Answer::no({Status::multiple_solutions});
  return Answer::of(Status::solved, JsonObject{}.add("solution", found.solution));
}

constinit const Question solve_question = question<ask_solve>("solve", "a solution", solve_options);

}  // namespace shudu::ask
