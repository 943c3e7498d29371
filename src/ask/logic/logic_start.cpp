// The board at which logic starts, and how many solutions the fast search finds for it (shudu/ask.h).
#include "shudu/ask.h"

#include "shudu/search.h"

namespace shudu {

LogicStart logic_start(const Puzzle& puzzle) {
  LogicStart start{.state = logic::State{puzzle.clues, puzzle.values}};
  if (puzzle.candidates) start.state.restrict_to(*puzzle.candidates);
  const Answer by_clues = search(puzzle.clues, 2).answer;
  start.unique_clues = by_clues.count == 1;
  const Answer answer = by_clues.count > 1 && puzzle.candidates ? search(*puzzle.candidates, 2).answer : by_clues;
  start.solutions = answer.count;
  if (answer.count == 1) start.solution = answer.solution;
  return start;
}

std::string_view how_many(std::uint64_t solutions) { return solutions > 1 ? "2+" : solutions == 1 ? "1" : "0"; }

}  // namespace shudu
