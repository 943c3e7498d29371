// search, enumerate and random_solution of variants (shudu/variant.h), and which classic puzzles the classic engine answers.
#include "shudu/variant.h"

#include <algorithm>
#include <bit>

#include "variant/search/search_run.h"

namespace shudu::variant {

// With pencil marks in most cells and few givens, the conflicts of the search here find the hard part of a puzzle, which
// the classic engine does not look for: four hard ones took 2, 5, 6 and 110 s there, and take 0.5, 0.7, 1.7 and 7 s here.
// On a position of a player, which has givens and fewer marks, the classic engine is about six times as fast.
bool suits_classic_engine(const Puzzle& puzzle) {
  constexpr std::ptrdiff_t enough_givens = 17;
  const Values all = puzzle.shape.all_values();
  const auto givens =
      std::ranges::count_if(puzzle.candidates, [](Values values) { return std::has_single_bit(values); });
  const auto open = std::ranges::count(puzzle.candidates, all);
  const auto cells = static_cast<std::ptrdiff_t>(puzzle.candidates.size());
  return is_classic(puzzle) && (givens >= enough_givens || givens + open == cells);
}

SearchResult search(const Puzzle& puzzle, const SearchOptions& options) {
  if (suits_classic_engine(puzzle) && options.limit > 0) return run_classic(puzzle, options);
  const Prepared prepared = prepare(puzzle);
  return run(puzzle, prepared, prepared.start, options);
}

SearchResult enumerate(const Puzzle& puzzle, const std::function<bool(const Solution&)>& on_solution,
                       const SearchOptions& options) {
  if (suits_classic_engine(puzzle) && options.limit > 0) return run_classic(puzzle, options, on_solution);
  const Prepared prepared = prepare(puzzle);
  return run(puzzle, prepared, prepared.start, options, 0, on_solution);
}

SearchResult random_solution(const Puzzle& puzzle, std::uint64_t seed, const SearchOptions& options) {
  const Prepared prepared = prepare(puzzle);
  SearchOptions one = options;
  one.limit = 1;
  return run(puzzle, prepared, prepared.start, one, seed + 1 == 0 ? 1 : seed + 1);
}

}  // namespace shudu::variant
