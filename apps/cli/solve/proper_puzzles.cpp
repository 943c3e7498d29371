#include "solve/proper_puzzles.h"

#include "engine/input.h"
#include "shudu/search.h"

namespace shudu::cli {

std::vector<Grid> proper_puzzles(const std::vector<std::string>& operands, const std::string& from,
                                 const std::function<std::optional<NoAnswer>(const Puzzle&)>& unfit, Verdict& verdict) {
  std::vector<Grid> puzzles;
  Input input{operands, from, verdict};
  while (auto record = input.next()) {
    if (!record->puzzle) {
      verdict.bad(located(record->file, record->puzzle.error()));
      continue;
    }
    const Puzzle& puzzle = *record->puzzle;
    auto why = not_searchable(*record);
    if (!why) why = unfit(puzzle);
    if (!why) why = not_proper(*record, count_solutions(puzzle.clues, 2));
    if (!why) {
      puzzles.push_back(puzzle.clues);
      continue;
    }
    report(*record, *why, verdict);
    if (why->status != ask::Status::unsupported)
      note(located(record->file, {puzzle.line, 0, "skipped: " + in_words(*why)}));
  }
  return puzzles;
}

}  // namespace shudu::cli
