#include "ask/search_puzzle.h"

#include "ask/linked.h"

namespace shudu {

SearchResult search_puzzle(const Puzzle& puzzle, std::uint64_t limit) {
  if (!puzzle.candidates) return search(puzzle.clues, limit);
  if constexpr (ask::with_variants) {
    return search_marks(puzzle, limit);
  } else {
    return search(*puzzle.candidates, limit);
  }
}

}  // namespace shudu
