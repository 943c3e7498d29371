#include "solve/proper_puzzles.h"

#include "ask/improper.h"
#include "engine/answer_output.h"
#include "shudu/search.h"

namespace shudu::cli {

std::vector<Grid> proper_puzzles(Input& input, const std::function<std::string(const Puzzle&)>& unfit,
                                 Verdict& verdict) {
  std::vector<Grid> puzzles;
  while (auto record = input.next()) {
    if (!record->puzzle) continue;
    const Puzzle& puzzle = *record->puzzle;
    std::optional<ask::NoAnswer> why;
    if (const std::string reason = unfit(puzzle); !reason.empty()) why.emplace().reason = reason;
    if (!why) why = ask::improper(puzzle, count_solutions(puzzle.clues, 2));
    if (!why) {
      puzzles.push_back(puzzle.clues);
      continue;
    }
    judge(record->place(), ask::Answer::no(*why), verdict);
    if (why->status != ask::Status::unsupported)
      note(located(record->file, {puzzle.line, 0, "skipped: " + in_words(*why)}));
  }
  return puzzles;
}

}  // namespace shudu::cli
