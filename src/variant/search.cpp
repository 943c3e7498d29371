#include "shudu/variant/search.h"

#include <algorithm>
#include <bit>

#include "variant/search_run.h"

namespace shudu::variant {

// With pencil marks in most cells the conflicts of the search here find the hard part of a puzzle, which the classic
// engine does not look for: on one of the hard sets it took 110 s.
bool suits_classic_engine(const Puzzle& puzzle) {
  const Values all = puzzle.shape.all_values();
  return is_classic(puzzle) && std::ranges::all_of(puzzle.candidates, [&](Values values) {
           return values == all || std::has_single_bit(values);
         });
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
