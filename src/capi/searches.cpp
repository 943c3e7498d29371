// The functions of the C interface that use the fast search.
#include <algorithm>
#include <cstring>

#include "answer/solution_candidates.h"
#include "answer/step_json.h"
#include "capi/first_record.h"
#include "records/search_puzzle.h"
#include "shudu/board/conflict.h"
#include "shudu/hint.h"
#include "shudu/logic_start.h"
#include "shudu/search.h"
#include "shudu/structure.h"

namespace shudu::capi {
namespace {

Reply solve(Request& request) {
  const std::uint64_t limit = std::max<std::uint64_t>(request.options.number("limit", 2, no_limit), 1);
  SHUDU_CHECK_OPTIONS(request);
  const auto [puzzle, reply] = first_record(Question::solve, request, limit);
  if (reply) return *reply;
  const Answer found = search_puzzle(*puzzle, limit).answer;
  JsonObject answer;
  answer.add("count", found.count);
  if (found.count == 0) return answer.add_json("solution", "null");
  return answer.add("solution", to_line(found.solution));
}

Reply solutions(Request& request) {
  const std::uint64_t limit = request.options.number("limit", 1000, 10'000'000);
  SHUDU_CHECK_OPTIONS(request);
  const auto [puzzle, reply] = first_record(Question::solutions, request, limit);
  if (reply) return *reply;
  std::vector<std::string> list;
  bool complete = true, cancelled = false;
  enumerate_puzzle(*puzzle, [&](const Grid& grid) {
    if (complete = list.size() < limit; !complete) return false;
    list.push_back(to_line(grid));
    cancelled = list.size() % 1024 == 0 &&
                !request.go_on(static_cast<double>(list.size()) / static_cast<double>(limit), list.size());
    return !cancelled;
  });
  if (cancelled) return Reply::cancelled();
  JsonObject answer;
  answer.add("count", static_cast<std::uint64_t>(list.size())).add("solutions", list).add("complete", complete);
  return answer;
}

Reply count(Request& request) {
  const std::uint64_t limit = request.options.number("limit", no_limit, no_limit);
  SHUDU_CHECK_OPTIONS(request);
  const auto [puzzle, reply] = first_record(Question::count, request, limit);
  if (reply) return *reply;
  if (limit == 0) return JsonObject{}.add("count", std::uint64_t{0});
  if (request.watch == nullptr) return JsonObject{}.add("count", search_puzzle(*puzzle, limit).answer.count);
  // With a watch, solutions are counted one by one. This is slower if there are very many, but it can be stopped.
  std::uint64_t n = 0;
  bool cancelled = false;
  enumerate_puzzle(*puzzle, [&](const Grid&) {
    ++n;
    cancelled = n % 65536 == 0 && !request.go_on(-1, n);
    return n < limit && !cancelled;
  });
  if (cancelled) return Reply::cancelled();
  return JsonObject{}.add("count", n);
}

// In a puzzle with pencil marks, a clue is only a cell with one mark, so there is no clue to remove.
void add_redundant(const Puzzle& puzzle, JsonObject& answer) {
  if (puzzle.candidates) return;
  const CellSet redundant = redundant_clues(puzzle.clues);
  answer.add("minimal", redundant.empty()).add("redundant", logic::cell_names(redundant));
}

Reply check(Request& request) {
  const bool notes = request.options.yes("notes", true);
  SHUDU_CHECK_OPTIONS(request);
  const auto [puzzle, reply] = first_record(Question::check, request, 2);
  if (reply) return *reply;
  const bool conflicting = has_conflict(puzzle->clues);
  LogicStart start{.state = logic::State{puzzle->clues, puzzle->values}};
  if (!conflicting) start = logic_start(*puzzle);
  if (puzzle->notes && notes) take_notes(*puzzle->notes, start.state);
  Mistakes faults;
  if (start.solution) faults = mistakes(*puzzle, start.state, *start.solution);
  JsonObject answer;
  answer.add("puzzle", to_line(puzzle->clues))
      .add("valid", start.solutions == 1)
      .add("clues", static_cast<std::uint64_t>(puzzle->clues.clue_count()))
      .add("conflicts", logic::conflict_list(conflicts(puzzle->clues)))
      .add("solutions", how_many(start.solutions));
  if (start.solution) answer.add("solution", to_line(*start.solution));
  if (start.solution) add_redundant(*puzzle, answer);
  answer.add("value_conflicts", logic::conflict_list(conflicts(puzzle->values)))
      .add("wrong", logic::candidate_list(faults.wrong))
      .add("missing", logic::candidate_list(faults.missing))
      .add("complete", is_solution(puzzle->values));
  return answer;
}

Reply candidates(Request& request) {
  const bool notes = request.options.yes("notes", false), of_solutions = request.options.yes("solutions", false);
  const std::string values = request.options.text("values", "");
  if (notes && of_solutions) request.options.refuse("solutions", "cannot be combined with notes=yes");
  SHUDU_CHECK_OPTIONS(request);
  const auto [puzzle, reply] = first_record(Question::candidates, request, of_solutions ? 1 : 0, values);
  if (reply) return *reply;
  if (!values.empty()) return Reply::wrong(SHUDU_BAD_OPTION, "option values: for variants only");
  if (of_solutions) {
    std::vector<std::string> sets;
    const Candidates found = solution_candidates(*puzzle);
    for (Cell cell : all_cells()) sets.push_back(to_string(found[cell]));
    return JsonObject{}.add("candidates", sets);
  }
  logic::State state{puzzle->clues, puzzle->values};
  if (puzzle->candidates) state.restrict_to(*puzzle->candidates);
  if (puzzle->notes && notes) take_notes(*puzzle->notes, state);
  return JsonObject{}.add("candidates", logic::candidates_json(state));
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_solve, solve)
SHUDU_ANSWERED_BY(shudu_solutions, solutions)
SHUDU_ANSWERED_BY(shudu_count, count)
SHUDU_ANSWERED_BY(shudu_check, check)
SHUDU_ANSWERED_BY(shudu_candidates, candidates)
