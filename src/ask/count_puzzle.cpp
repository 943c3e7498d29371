// The count of a puzzle that may have pencil marks.
#include "ask/search_puzzle.h"

namespace shudu {

std::optional<Whole> count_puzzle(const Puzzle& puzzle, const CountOptions& options) {
  if (!has_candidates_of_its_own(puzzle)) return count_completions(puzzle.clues, options);
  if (!options.go_on) return search_puzzle(puzzle, options.limit).answer.count;
  std::uint64_t found = 0;
  bool stopped = false;
  enumerate(*puzzle.candidates, [&](const Grid&) {
    ++found;
    stopped = found % 65'536 == 0 && !options.go_on(-1, found);
    return found < options.limit && !stopped;
  });
  if (stopped) return std::nullopt;
  return found;
}

}  // namespace shudu
