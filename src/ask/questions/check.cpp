#include "ask/questions/check.h"

#include "ask/improper.h"
#include "ask/logic/board_json.h"
#include "ask/questions.h"
#include "shudu/ask.h"
#include "shudu/board.h"

namespace shudu::ask {
namespace {

constexpr Option check_options[] = {option<&CheckOptions::notes>("notes", "check the notes of the player, too")};

Answer check(const AnyPuzzle& puzzle, const CheckOptions& asked, const Watch& watch) {
  Checked checked;
  if (!conflicting(puzzle)) checked.found = puzzle.search(2, 1, watch);
  if (!checked.found.complete) return Answer::cancelled();
  if (checked.found.count == 1) checked.redundant = puzzle.redundant();
  return check_answer(puzzle, checked, asked);
}

// The mistakes on the board of a player, if the puzzle has entries or notes.
void add_mistakes_of_player(const Puzzle& puzzle, const Found& found, bool use_notes, JsonObject& fields) {
  if (puzzle.values == puzzle.clues && !puzzle.notes) return;
  logic::State state{puzzle.clues, puzzle.values};
  if (puzzle.candidates) state.restrict_to(*puzzle.candidates);
  if (puzzle.notes && use_notes) take_notes(*puzzle.notes, state);
  Mistakes faults;
  if (found.count == 1) faults = mistakes(puzzle, state, *grid_from(found.solution));
  fields.add("value_conflicts", logic::conflict_list(conflicts(puzzle.values)))
      .add("wrong", logic::candidate_list(faults.wrong))
      .add("missing", logic::candidate_list(faults.missing))
      .add("complete", is_solution(puzzle.values));
}

JsonObject fields_of(const AnyPuzzle& puzzle, const Checked& checked) {
  const Found& found = checked.found;
  JsonObject fields;
  fields.add("valid", found.count == 1);
  if (puzzle.classic() != nullptr) {
    fields.add("clues", puzzle.givens());
  } else {
    fields.add("givens", puzzle.givens()).add("clues", puzzle.clues());
  }
  fields.add("solutions", how_many(found.count)).add("conflicts", puzzle.conflict_list());
  if (found.count != 1) return fields;
  const Redundant& redundant = checked.redundant;
  fields.add("solution", found.solution);
  if (redundant.known || !redundant.names.empty()) {
    fields.add("minimal", redundant.names.empty()).add("redundant", redundant.names);
  }
  return fields;
}

}  // namespace

Answer check_answer(const AnyPuzzle& puzzle, const Checked& checked, const CheckOptions& asked) {
  JsonObject fields = fields_of(puzzle, checked);
  if (puzzle.classic() != nullptr) add_mistakes_of_player(*puzzle.classic(), checked.found, asked.notes, fields);
  const auto why = improper(puzzle, checked.found.count);
  Answer answer = why ? Answer::no(*why, fields) : Answer::of(Status::valid, fields);
  answer.source = puzzle.compared_with_source(checked.found, 2);
  return answer;
}

constinit const Question check_question = question<check>(
    "check", "conflicts, the number of solutions, redundant clues, mistakes of the player", check_options);

}  // namespace shudu::ask
