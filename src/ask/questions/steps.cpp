// steps: all steps at one position.
#include "ask/logic/step_list.h"
#include "ask/questions.h"
#include "ask/questions/path.h"
#include "ask/watched.h"
#include "shudu/ask.h"
#include "shudu/board.h"

namespace shudu::ask {
namespace {

constexpr Option steps_options[] = {language_row,   depth_row, techniques_row, without_row,
                                    uniqueness_row, notes_row, outline_row,    limit_row};

Status status_of(const FoundSteps& found) {
  if (found.start.solutions == 0) return Status::no_solution;
  if (!found.available.steps.empty()) return Status::steps;
  return found.start.state.is_solved() ? Status::solved : Status::stuck;
}

JsonObject fields_of(const FoundSteps& found, const LogicOptions& asked) {
  return JsonObject{}
      .add("solutions", how_many(found.start.solutions))
      .add("steps", steps_json(found.available.steps, asked))
      .add("candidates", logic::candidates_json(found.start.state))
      .add("truncated", found.available.truncated);
}

Answer steps_alone(const Puzzle& puzzle, const LogicOptions& asked, const Watch& watch) {
  std::optional<FoundSteps> found;
  return steps(puzzle, asked, watch, found);
}

}  // namespace

Answer steps(const Puzzle& puzzle, const LogicOptions& asked, const Watch& watch, std::optional<FoundSteps>& found) {
  if (has_conflict(puzzle.clues)) {
    const LogicStart start{.state = logic::State{puzzle.clues, puzzle.values}};
    return Answer::no({Status::invalid, to_string(conflicts(puzzle.clues))}, fields_of({start, {}}, asked));
  }
  Watched watched{watch};
  if (!watched.go_on(0, 0)) return Answer::cancelled();
  found = FoundSteps{logic_start(puzzle), {}};
  if (puzzle.notes && asked.notes) take_notes(*puzzle.notes, found->start.state);
  const std::vector<const logic::Technique*> techniques = asked.chosen();
  const PathOptions how{.techniques = techniques, .uniqueness = asked.uniqueness};
  found->available = available_steps(found->start, how, asked.limit, watched.asking());
  if (watched.stopped()) return Answer::cancelled();
  return Answer::of(status_of(*found), fields_of(*found, asked));
}

constinit const Question steps_question = question<steps_alone>(
    "steps", "every step that is possible at this position, the easiest technique first", steps_options);

}  // namespace shudu::ask
