// marks: the candidates that the digits of the board leave, or those of the source.
#include "ask/logic/step_json.h"
#include "ask/questions.h"
#include "shudu/ask.h"

namespace shudu::ask {
namespace {

struct MarksOptions {
  bool notes = false;
};
constexpr Option marks_options[] = {
    option<&MarksOptions::notes>("notes", "only the digits that the notes of the player have")};

Answer ask_marks(const Puzzle& puzzle, const MarksOptions& asked, const Watch&) {
  logic::State state{puzzle.clues, puzzle.values};
  if (puzzle.candidates) state.restrict_to(*puzzle.candidates);
  if (puzzle.notes && asked.notes) take_notes(*puzzle.notes, state);
  return Answer::of(Status::ok, JsonObject{}.add("candidates", logic::candidates_json(state)));
}

}  // namespace

constinit const Question marks_question =
    question<ask_marks>("marks", "the candidates that the digits of the board leave", marks_options);

}  // namespace shudu::ask
