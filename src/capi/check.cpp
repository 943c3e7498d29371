// The function of the C interface that checks a puzzle and the entries of a player.
#include "answer/board_json.h"
#include "capi/first_record.h"
#include "records/source_solution.h"
#include "shudu/board/conflict.h"
#include "shudu/logic_start.h"
#include "shudu/mistakes.h"
#include "shudu/structure.h"

namespace shudu::capi {
namespace {

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
  const Answer found{.count = start.solutions, .solution = start.solution.value_or(Grid{})};
  compared_with_source(*puzzle, found, 2).add_to(answer);
  if (start.solution) add_redundant(*puzzle, answer);
  answer.add("value_conflicts", logic::conflict_list(conflicts(puzzle->values)))
      .add("wrong", logic::candidate_list(faults.wrong))
      .add("missing", logic::candidate_list(faults.missing))
      .add("complete", is_solution(puzzle->values));
  return answer;
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_check, check)
