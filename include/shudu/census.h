// Census: how many Sudoku grids there are, in total and up to symmetry; grids by their numbers; how many solutions a
// puzzle has. The results are computed, not stored.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "shudu/board.h"
#include "shudu/random.h"
#include "shudu/search.h"
#include "shudu/watch.h"
#include "shudu/whole.h"

namespace shudu {

struct Census {
  // The first bands that have the same number of completions because their columns are of the same class.
  struct Class {
    std::uint64_t bands = 0;        // first bands of the class
    std::uint64_t completions = 0;  // ways to complete each of them
  };
  std::uint64_t bands = 0;  // first bands in all: 948,109,639,680
  std::vector<Class> classes;
  Whole grids = 0;  // 6,670,903,752,021,072,936,960
};

Census take_census();

// A class of bands that are equal up to symmetry: permuting rows, boxes, columns within boxes, and digits.
struct BandClassForm {
  std::string form;         // the smallest band of the class, 27 digits row by row
  std::uint64_t bands = 0;  // bands in the class, out of 948,109,639,680
  std::uint64_t automorphisms = 0;
};
// All 416 classes, in the order of their forms.
std::vector<BandClassForm> band_classes();

// The number of essentially different grids: 5,472,730,538. Two grids are the same when a symmetry maps one to the
// other.
//
// Burnside's lemma: the number of classes is the mean, over all 3,359,232 symmetries of the cells, of the number of
// grids (up to renaming digits) that each symmetry leaves unchanged. This number is the same for all symmetries of one
// conjugacy class, and there are 275 conjugacy classes.
struct EssentiallyDifferent {
  struct Class {
    int order = 0;            // of its symmetries
    bool transposed = false;  // rows become columns
    std::uint64_t size = 0;   // number of symmetries
    std::uint64_t kept = 0;   // grids that each symmetry leaves unchanged, up to renaming digits
  };
  std::vector<Class> classes;
  std::uint64_t symmetries = 0;
  Whole grids = 0;  // the sum of size * kept, divided by the number of symmetries
};

// Calls `watch` after each of the 275 classes, on any of the threads but once at a time, with the number of classes that are
// counted. If it returns false, the count stops and the result is empty.
std::optional<EssentiallyDifferent> count_essentially_different(int threads = 1, const Watch& watch = {});

// -------------------------------------------------------------------------------------
// Grid numbers: a bijection between 0 … grid_count-1 and all Sudoku grids, and random grids, each equally likely.
//
// The order is not lexicographic, because that would take much longer to compute. docs/mathematics.md describes it. If
// it ever changes, grid_order_version changes too.

inline constexpr int grid_order_version = 1;

// 6,670,903,752,021,072,936,960.
inline constexpr Whole grid_count = Whole{6'670'903'752'021} * 1'000'000'000 + 72'936'960;

// The first call of any of these functions builds tables: about 50 ms and 12 MB.

// The grid with this number. Precondition: index < grid_count.
Grid grid_at(Whole index);
// The number of a grid; empty if it is not a complete grid without conflicts.
std::optional<Whole> index_of(const Grid& grid);
// A random grid, each equally likely.
Grid random_grid(Random& random);

// -------------------------------------------------------------------------------------
// Completions: counts the solutions of any puzzle, even the empty grid, without visiting each solution.
//
// The rows and the columns of a box are two partitions of its digits (docs/mathematics.md). All grids are counted by a
// sum over the column partitions of the three stacks. Each term is weighted by the number of ways to arrange the rows
// of the three bands. With few clues this is faster than search: a puzzle with 17 clues or fewer and millions of
// solutions or more is counted in about a second.
//
// Thread safety: const functions of one object may be called from several threads at once, each with its own Random.

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
