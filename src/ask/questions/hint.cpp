#include "ask/questions/hint.h"

#include "ask/logic/step_json.h"
#include "ask/questions.h"
#include "ask/watched.h"
#include "shudu/board.h"

namespace shudu::ask {
namespace {

constexpr Option hint_options[] = {language_row, depth_row,      scale_row, techniques_row,
                                   without_row,  uniqueness_row, notes_row, outline_row};

Status status_of(Hint::Status status) {
  switch (status) {
    case Hint::Status::step: return Status::step;
    case Hint::Status::wrong: return Status::wrong;
    case Hint::Status::missing: return Status::missing;
    case Hint::Status::solved: return Status::solved;
    case Hint::Status::stuck: break;
    case Hint::Status::invalid: return Status::invalid;
    case Hint::Status::no_solution: return Status::no_solution;
  }
  return Status::stuck;
}

// What the depth reveals about the step.
void add_step(const logic::Step& step, const LogicOptions& asked, JsonObject& fields) {
  fields.add("family", logic::id(step.technique->family));
  if (asked.words() >= logic::Depth::technique) fields.add("technique", step.technique->id);
  if (asked.words() == logic::Depth::whole) {
    fields.add("step", logic::step_json(step, asked.language, logic::Depth::whole, asked.outline));
  }
}

// What the depth reveals about the mistakes. The digit of a wrong entry is on the board, that of a missing candidate is not.
void add_mistakes(const Hint& hint, logic::Depth depth, JsonObject& fields) {
  const bool is_wrong = hint.status == Hint::Status::wrong;
  if (is_wrong && depth >= logic::Depth::technique) fields.add("wrong", logic::candidate_list(hint.mistakes.wrong));
  if (hint.status == Hint::Status::missing && depth == logic::Depth::whole) {
    fields.add("missing", logic::candidate_list(hint.mistakes.missing));
  }
  if (hint.status == Hint::Status::invalid || (is_wrong && depth == logic::Depth::whole)) {
    fields.add("conflicts", logic::conflict_list(conflicts(hint.puzzle.values)));
  }
}

Answer answer_of(const Hint& hint, const LogicOptions& asked) {
  JsonObject fields;
  fields.add("solutions", how_many(hint.solutions)).add("depth", asked.depth);
  fields.add("words", describe(hint, asked.language, asked.words()));
  if (hint.step) add_step(*hint.step, asked, fields);
  add_mistakes(hint, asked.words(), fields);
  fields.add("candidates", logic::candidates_json(hint.state));
  const bool is_invalid = hint.status == Hint::Status::invalid;
  return Answer::no({status_of(hint.status), is_invalid ? to_string(conflicts(hint.puzzle.clues)) : ""}, fields);
}

Answer hint_alone(const Puzzle& puzzle, const LogicOptions& asked, const Watch& watch) {
  std::optional<Hint> found;
  return hint(puzzle, asked, watch, found);
}

}  // namespace

Answer hint(const Puzzle& puzzle, const LogicOptions& asked, const Watch& watch, std::optional<Hint>& found) {
  Watched watched{watch};
  if (!watched.go_on(-1, 0)) return Answer::cancelled();
  found = shudu::hint(puzzle, {asked.chosen(), asked.uniqueness, asked.notes, asked.order()}, watched.asking());
  if (watched.stopped()) return Answer::cancelled();
  return answer_of(*found, asked);
}

constinit const Question hint_question =
    question<hint_alone>("hint", "the next step, or the mistakes of the player, at one of three depths", hint_options);

}  // namespace shudu::ask
