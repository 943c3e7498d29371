#include "ask/questions/path.h"

#include "ask/logic/step_list.h"
#include "ask/questions.h"
#include "ask/watched.h"
#include "shudu/board.h"

namespace shudu::ask {
namespace {

constexpr Option path_options[] = {language_row, depth_row,      scale_row,  techniques_row,
                                   without_row,  uniqueness_row, outline_row};

Status status_of(logic::Path::End end) {
  switch (end) {
    case logic::Path::End::open: return Status::stopped;
    case logic::Path::End::solved: return Status::solved;
    case logic::Path::End::stuck: break;
    case logic::Path::End::contradiction: return Status::contradiction;
  }
  return Status::stuck;
}

Answer path_alone(const Puzzle& puzzle, const LogicOptions& asked, const Watch& watch) {
  std::optional<LogicPath> found;
  return path(puzzle, asked, watch, found);
}

JsonObject fields_of(const LogicStart& start, const std::vector<logic::Step>& steps, const LogicOptions& asked) {
  return JsonObject{}
      .add("solutions", how_many(start.solutions))
      .add("steps", steps_json(steps, asked))
      .add("start", logic::candidates_json(start.state));
}

}  // namespace

Answer path(const Puzzle& puzzle, const LogicOptions& asked, const Watch& watch, std::optional<LogicPath>& found) {
  if (has_conflict(puzzle.clues)) {
    const LogicStart start{.state = logic::State{puzzle.clues, puzzle.values}};
    Answer answer = Answer::no({Status::invalid, to_string(conflicts(puzzle.clues))}, fields_of(start, {}, asked));
    answer.source = *compared_with_source(*classic_puzzle(puzzle));
    return answer;
  }
  Watched watched{watch};
  if (!watched.go_on(0, 0)) return Answer::cancelled();
  found = logic_path(puzzle, {asked.order(), asked.chosen(), asked.uniqueness}, watched.asking());
  if (watched.stopped()) return Answer::cancelled();
  const logic::Path& solved = found->path;
  JsonObject fields = fields_of(found->start, solved.steps, asked);
  if (solved.end == logic::Path::End::solved) {
    fields.add("solution", to_line(solved.last.values()));
  } else {
    fields.add("candidates", logic::candidates_json(solved.last));
  }
  if (solved.contradiction) fields.add("contradiction", logic::contradiction_json(*solved.contradiction));
  Answer answer = Answer::of(status_of(solved.end), fields);
  answer.source = *compared_with_source(*classic_puzzle(puzzle));
  return answer;
}

constinit const Question path_question =
    question<path_alone>("path", "the solution by logic, step by step", path_options);

}  // namespace shudu::ask
