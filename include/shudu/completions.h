// Completions: counts the solutions of any puzzle, even the empty grid, without visiting each solution.
//
// The rows and the columns of a box are two partitions of its digits (docs/mathematics.md). All grids are counted by a
// sum over the column partitions of the three stacks. Each term is weighted by the number of ways to arrange the rows
// of the three bands. With few clues this is faster than search: a puzzle with 17 clues or fewer and millions of
// solutions or more is counted in about a second.
//
// Thread safety: const functions of one object may be called from several threads at once, each with its own Random.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "shudu/board/grid.h"
#include "shudu/random.h"
#include "shudu/search.h"
#include "shudu/watch.h"
#include "shudu/whole.h"

namespace shudu {

// Up to this number of solutions, the search is faster than the sum.
inline constexpr std::uint64_t few_completions = 1'000'000;

struct CountOptions {
  std::uint64_t limit = no_limit;
  int threads = 1;  // of the sum
  // Called on any of the threads. The share that is done is known during the sum, and unknown during a search. There are
  // at least `count` solutions.
  Watch go_on = {};
};
// The exact number of solutions, or the limit if there are more: by search or by the sum, whichever is faster. Empty if
// `go_on` returned false. Precondition: limit > 0.
std::optional<Whole> count_completions(const Grid& clues, const CountOptions& options = {});
// The same for clues that are known to have few_completions solutions or more.
std::optional<Whole> count_many_completions(const Grid& clues, const CountOptions& options = {});

class Completions {
 public:
  // Builds the tables for one puzzle: up to 0.2 s and 150 MB for the empty grid, less with every clue.
  explicit Completions(const Grid& clues);
  ~Completions();
  Completions(Completions&&) noexcept;
  Completions& operator=(Completions&&) noexcept;

  // The number of products that count() will sum. One thread with AVX2 sums about 10^10 of them in a second.
  double work() const;

  // The exact number of solutions. Calls `watch` on any of the threads, with 0 results until the end. If it returns false,
  // the count stops and the result is empty.
  std::optional<Whole> count(int threads = 1, const Watch& watch = {}) const;

  struct Estimate {
    double value = 0;
    double low = 0, high = 0;  // a 95 % confidence interval
  };
  Estimate estimate(Random& random, std::uint64_t samples) const;

  // A random solution, each equally likely, by rejection sampling. Empty if `draws` draws were all rejected. This
  // happens if there is no solution, or if there are 20 clues or more and few solutions.
  std::optional<Grid> sample(Random& random, std::uint64_t draws = std::uint64_t{1} << 26) const;

 private:
  struct Tables;
  std::unique_ptr<const Tables> tables_;
};

}  // namespace shudu
