// large_grid: a puzzle of side 25 without further rules, made of a regular grid whose rows, columns and values are shuffled.
// Random cells are given, then those in which solutions differ, and others are removed. One in four has a given that is changed, so most of
// those have no solution.
#pragma once

#include <algorithm>
#include <vector>

#include "shudu/random.h"
#include "shudu/variant.h"
#include "variant_mixes.h"

namespace shudu::test {

// A random order of 0 to 24 that keeps the boxes of side 5 together.
inline std::vector<int> shuffled_lines(Random& random) {
  const auto shuffled = [&random](std::vector<int> numbers) {
    for (std::size_t i = numbers.size(); i > 1; --i) std::swap(numbers[i - 1], numbers[random.below(i)]);
    return numbers;
  };
  std::vector<int> lines;
  for (const int band : shuffled({0, 1, 2, 3, 4})) {
    for (const int line : shuffled({0, 1, 2, 3, 4})) lines.push_back(5 * band + line);
  }
  return lines;
}

// Gives cells in which two solutions differ until at most one solution is found, or the search takes too long.
inline void give_until_unique(VariantMix& mix) {
  for (;;) {
    std::vector<variant::Solution> found;
    const auto keep = [&found](const variant::Solution& solution) { return found.push_back(solution), true; };
    variant::enumerate(mix.puzzle, keep, {.limit = 2, .max_guesses = 20'000});
    if (found.size() < 2) return;
    const variant::Solution& other = found[0] == mix.grid ? found[1] : found[0];
    for (std::size_t c = 0, given = 0; c < other.size() && given < 1; ++c) {
      if (other[c] == mix.grid[c]) continue;
      mix.puzzle.candidates[c] = mix.puzzle.shape.bit(mix.grid[c]);
      ++given;
    }
  }
}

// Removes givens at random while there is one solution, until its proof takes some contradictions.
inline void remove_givens(VariantMix& mix, Random& random) {
  for (int i = 0; i < 400; ++i) {
    variant::Values& candidates = mix.puzzle.candidates[random.below(625)];
    const variant::Values before = candidates;
    candidates = mix.puzzle.shape.all_values();
    const variant::SearchResult found = variant::search(mix.puzzle, {.max_guesses = 5000});
    if (!found.complete || found.count != 1) {
      candidates = before;
    } else if (found.stats.contradictions > 300) {
      return;
    }
  }
}

inline VariantMix large_grid(Random& random) {
  VariantMix mix;
  mix.puzzle = variant::blank(variant::square(25));
  const std::vector<int> rows = shuffled_lines(random), columns = shuffled_lines(random);
  for (const int r : rows) {
    for (const int c : columns) {
      mix.grid.push_back(static_cast<std::int8_t>(mix.puzzle.shape.lowest + (5 * r + r / 5 + c) % 25));
      if (random.below(100) < 38) mix.puzzle.candidates[mix.grid.size() - 1] = mix.puzzle.shape.bit(mix.grid.back());
    }
  }
  give_until_unique(mix);
  remove_givens(mix, random);
  if (random.below(4) == 0) mix.puzzle.candidates[random.below(625)] = variant::Values{1} << random.below(25);
  return mix;
}

}  // namespace shudu::test
