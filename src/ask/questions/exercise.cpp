// exercise: a position of the puzzle in which a technique is the next thing to find.
#include "shudu/ask.h"

#include "ask/logic/logic_options.h"
#include "ask/logic/step_list.h"
#include "ask/questions.h"
#include "ask/watched.h"

namespace shudu::ask {
namespace {

constexpr Option exercise_options[] = {technique_row, language_row, depth_row, uniqueness_row, outline_row, limit_row};

Answer exercise(const Puzzle& puzzle, const LogicOptions& asked, const Watch& watch) {
  if (asked.technique.empty()) return Answer::bad_option(wrong_option("technique", "", "expected a technique"));
  Watched watched{watch};
  if (!watched.go_on(0, 0)) return Answer::cancelled();
  const logic::Technique& technique = *logic::find_technique(asked.technique);
  const auto found = find_exercise(puzzle, technique, asked.uniqueness, watched.asking());
  if (watched.stopped()) return Answer::cancelled();
  if (!found) return Answer::no({Status::none});
  const bool truncated = found->steps.size() > asked.limit;
  const auto end = truncated ? found->steps.begin() + static_cast<std::ptrdiff_t>(asked.limit) : found->steps.end();
  JsonObject fields;
  fields.add("values", to_line(found->state.values()))
      .add("candidates", logic::candidates_json(found->state))
      .add("steps", steps_json({found->steps.begin(), end}, asked))
      .add("truncated", truncated);
  return Answer::of(Status::exercise, fields);
}

}  // namespace

constinit const Question exercise_question = question<exercise>(
    "exercise", "a position of the puzzle in which a technique is the next thing to find", exercise_options);

}  // namespace shudu::ask
