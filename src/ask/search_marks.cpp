// Pencil marks, searched as a variant without rules.
#include <algorithm>

#include "ask/search_puzzle.h"
#include "format/classic_form.h"
#include "shudu/variant.h"

namespace shudu {

SearchResult search_marks(const Puzzle& puzzle, std::uint64_t limit) {
  const variant::Puzzle as_variant = variant_form(puzzle);
  if (variant::suits_classic_engine(as_variant)) return search(*puzzle.candidates, limit);
  // A second solution is looked for even if one is enough: it decides which engine reports.
  const variant::SearchResult found = variant::search(as_variant, {.limit = std::max<std::uint64_t>(limit, 2)});
  SearchResult result;
  result.answer.count = std::min(found.count, limit);
  result.stats.guesses = found.stats.guesses;
  result.stats.backtracks = found.stats.contradictions;
  if (found.count == 1) {
    for (const Cell cell : all_cells()) result.answer.solution.set(cell, found.solution[cell.index()]);
  } else if (found.count > 1) {
    result.answer.solution = search(*puzzle.candidates, 1).answer.solution;
  }
  return result;
}

}  // namespace shudu
