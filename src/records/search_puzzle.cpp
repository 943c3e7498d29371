#include "records/search_puzzle.h"

#include "records/classic_form.h"
#include "shudu/variant/search.h"

namespace shudu {

SearchResult search_puzzle(const Puzzle& puzzle, std::uint64_t limit) {
  if (!puzzle.candidates) return search(puzzle.clues, limit);
  const variant::Puzzle as_variant = variant_form(puzzle);
  if (variant::suits_classic_engine(as_variant)) return search(*puzzle.candidates, limit);
  const variant::SearchResult found = variant::search(as_variant, {.limit = limit});
  SearchResult result;
  result.answer.count = found.count;
  if (found.count > 0) {
    for (const Cell cell : all_cells()) result.answer.solution.set(cell, found.solution[cell.index()]);
  }
  result.stats.guesses = found.stats.guesses;
  result.stats.backtracks = found.stats.contradictions;
  return result;
}

}  // namespace shudu
