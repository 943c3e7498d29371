// Questions that take several searches: true candidates, cells that are always equal, unnecessary clues.
#include <algorithm>

#include "shudu/variant.h"
#include "variant/model/model.h"
#include "variant/search/search_run.h"

namespace shudu::variant {

std::vector<Values> TrueCandidates::candidates() const {
  std::vector<Values> sets(counts.size());
  for (std::size_t c = 0; c < counts.size(); ++c) {
    for (std::size_t v = 0; v < counts[c].size(); ++v) {
      if (counts[c][v] > 0) sets[c] |= Values{1} << v;
    }
  }
  return sets;
}

TrueCandidates true_candidates(const Puzzle& puzzle, std::uint64_t most, const SearchOptions& options) {
  const Prepared prepared = prepare(puzzle);
  const auto values = static_cast<std::size_t>(puzzle.shape.values);
  TrueCandidates found{std::vector(prepared.start.size(), std::vector<std::uint64_t>(values)), true};
  if (!prepared.possible) return found;
  SearchOptions each = options;
  each.limit = most;
  for (std::size_t c = 0; c < prepared.start.size(); ++c) {
    for (std::size_t v = 0; v < values; ++v) {
      if (is_blank(puzzle.shape, c) || (prepared.start[c] >> v & 1) == 0 || found.counts[c][v] >= most) continue;
      // Up to 1, every solution found also answers for the candidates it contains. With more, the same
      // solution must not be counted twice, so each candidate is counted on its own.
      std::vector<Values> start = prepared.start;
      start[c] = Values{1} << v;
      std::uint64_t count = 0;
      const SearchResult result = run(puzzle, prepared, start, each, 0, [&](const Solution& solution) {
        ++count;
        for (std::size_t k = 0; most == 1 && k < solution.size(); ++k) {
          if (solution[k] != no_value) found.counts[k][static_cast<std::size_t>(solution[k] - puzzle.shape.lowest)] = 1;
        }
        return true;
      });
      found.counts[c][v] = count;
      if (!result.complete) {
        found.complete = false;
        return found;
      }
    }
  }
  return found;
}

std::vector<std::pair<Cell, Cell>> always_equal(const Puzzle& puzzle, const SearchOptions& options) {
  const Prepared prepared = prepare(puzzle);
  std::vector<std::pair<Cell, Cell>> pairs;
  const SearchResult first = run(puzzle, prepared, prepared.start, options);
  if (first.count == 0) return pairs;
  const auto cells = static_cast<Cell>(puzzle.shape.cells());
  for (Cell a = 0; a < cells; ++a) {
    for (Cell b = static_cast<Cell>(a + 1); b < cells; ++b) {
      if (first.solution[a] != no_value && first.solution[a] == first.solution[b]) pairs.emplace_back(a, b);
    }
  }
  // A solution in which the cells of a pair differ removes every pair that differs in it.
  for (std::size_t i = 0; i < pairs.size();) {
    Model model = model_of(puzzle);
    model.relate(pairs[i].first, pairs[i].second, [](int a, int b) { return a != b; });
    const Prepared differing = prepare_model(model);
    SearchOptions one = options;
    one.limit = 1;
    const SearchResult result = run(puzzle, differing, differing.start, one);
    if (!result.complete) return {};
    if (result.count == 0) {
      ++i;
      continue;
    }
    std::erase_if(pairs, [&](const auto& pair) { return result.solution[pair.first] != result.solution[pair.second]; });
  }
  return pairs;
}

Unnecessary unnecessary_clues(const Puzzle& puzzle, const SearchOptions& options) {
  Unnecessary found;
  SearchOptions two = options;
  two.limit = 2;
  const SearchResult whole = search(puzzle, two);
  const auto stays = [&](const Puzzle& less) {
    const SearchResult result = search(less, two);
    found.complete = found.complete && result.complete;
    return result.complete && result.count == whole.count;
  };
  for (std::size_t i = 0; i < puzzle.clues.size(); ++i) {
    Puzzle less = puzzle;
    less.clues.erase(less.clues.begin() + static_cast<std::ptrdiff_t>(i));
    if (stays(less)) found.clues.push_back(i);
  }
  for (std::size_t c = 0; c < puzzle.candidates.size(); ++c) {
    if (puzzle.candidates[c] == puzzle.shape.all_values() || is_blank(puzzle.shape, c)) continue;
    Puzzle less = puzzle;
    less.candidates[c] = puzzle.shape.all_values();
    if (stays(less)) found.givens.push_back(static_cast<Cell>(c));
  }
  return found;
}

}  // namespace shudu::variant
