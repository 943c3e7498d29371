// Search: solve, count, prove uniqueness and enumerate, as fast as we can.
//
// "No solution" is an answer: an empty optional or a count of 0. Conflicting clues have no solution; conflict.h tells
// which they are. Everything here is safe to call from several threads at once.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

#include "shudu/board/candidates.h"
#include "shudu/board/grid.h"

namespace shudu {

inline constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

// What one search did.
struct SearchStats {
  std::uint64_t nodes = 0;       // positions examined, the first included
  std::uint64_t guesses = 0;     // decisions between two or more possibilities
  std::uint64_t backtracks = 0;  // positions that led to a contradiction
  std::uint64_t sweeps = 0;      // rounds of deduction, each over as many positions as the machine takes at once

  SearchStats& operator+=(const SearchStats& other) {
    nodes += other.nodes;
    guesses += other.guesses;
    backtracks += other.backtracks;
    sweeps += other.sweeps;
    return *this;
  }
  friend bool operator==(const SearchStats&, const SearchStats&) = default;
};

// The outcome of a search that stops after `limit` solutions.
struct Answer {
  std::uint64_t count = 0;  // solutions found, at most the limit
  Grid solution;            // the first in the order of the search; blank when count == 0
  // No solution, as one round of deduction showed: so it is where clues conflict (conflict.h), but not only there.
  bool refuted_at_once = false;
};

// An answer, and what it took.
struct SearchResult : Answer {
  SearchStats stats;
};

// Finds up to `limit` solutions. The one reported for a puzzle that has several is always the same, whatever the limit,
// the machine, the number of threads and the puzzles beside it. Precondition: limit > 0.
SearchResult search(const Grid& clues, std::uint64_t limit = 1);
// The same for a position given by its candidates (pencil marks, a Sukaku): only digits they allow are used.
SearchResult search(const Candidates& candidates, std::uint64_t limit = 1);

std::optional<Grid> solve(const Grid& clues);
std::uint64_t count_solutions(const Grid& clues, std::uint64_t limit = no_limit);
bool has_unique_solution(const Grid& clues);

// Receives a solution; returns whether to go on.
using OnSolution = std::function<bool(const Grid&)>;

// Every solution in lexicographic (row-major) order, until `on_solution` returns false. Answer::solution is the first,
// so with a callback that stops at once it is the smallest of all. Memory does not grow with the number of solutions.
SearchResult enumerate(const Grid& clues, const OnSolution& on_solution);
SearchResult enumerate(const Candidates& candidates, const OnSolution& on_solution);

// Many puzzles at once, many times faster than one by one: answers[i] is for clues[i]. What it took is returned for all
// of them together. Precondition: the spans have equal size, limit > 0, threads > 0.
SearchStats search_all(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit = 1,
                       int threads = 1);

// A digit that a cell may not hold.
struct Barred {
  Cell cell;
  int digit = 0;  // 1..9
};
// The same on this thread with a digit barred in each puzzle. To bar the digit of the solution in a cell is the
// quickest way to learn whether that cell's clue was needed: there is another solution, or none.
SearchStats search_all(std::span<const Grid> clues, std::span<const Barred> barred, std::span<Answer> answers,
                       std::uint64_t limit = 1);

// The instruction set the search uses: the best of this machine, or what the environment variable SHUDU_TARGET says
// (avx512, avx2, sse4, ssse3, neon, wasm, scalar).
std::string_view search_target();

}  // namespace shudu
