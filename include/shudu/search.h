// Search: solve, count, prove uniqueness and enumerate, as fast as we can.
//
//   if (const std::optional<Grid> solution = solve(clues)) std::puts(to_line(*solution).c_str());
//
// "No solution" is an answer: an empty optional or a count of 0. Conflicting clues have no solution;
// conflicts() in board.h finds them.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

#include "shudu/board.h"

namespace shudu {

inline constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();
// The limit of every search that is not told another, also of variants: none, one, or several solutions.
inline constexpr std::uint64_t one_or_several = 2;

// Counters of one search.
struct SearchStats {
  std::uint64_t nodes = 0;       // positions examined, the first included
  std::uint64_t guesses = 0;     // decisions between two or more possibilities
  std::uint64_t backtracks = 0;  // positions that led to a contradiction
  std::uint64_t sweeps = 0;      // rounds of deduction, each over as many positions as fit in a SIMD register

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
  // The first round of deduction found a contradiction. This is always true if clues conflict (board.h), and
  // it can be true without a conflict.
  bool refuted_at_once = false;
};

struct SearchResult {
  Answer answer;
  SearchStats stats;
};

// Finds up to `limit` solutions. If a puzzle has several, the reported one is always the same. It does not depend on
// the limit, the machine, the number of threads or the other puzzles of a batch. Precondition: limit > 0.
SearchResult search(const Grid& clues, std::uint64_t limit = one_or_several);
// The same for a position given by its candidates (pencil marks, a Sukaku): only digits they allow are used.
SearchResult search(const Candidates& candidates, std::uint64_t limit = one_or_several);

std::optional<Grid> solve(const Grid& clues);
std::uint64_t count_solutions(const Grid& clues, std::uint64_t limit = no_limit);
bool has_unique_solution(const Grid& clues);

// Receives a solution; returns whether to go on.
using OnSolution = std::function<bool(const Grid&)>;

// Passes every solution to `on_solution` in lexicographic (row-major) order, until it returns false. Answer::solution
// is the first and therefore the smallest. Memory does not grow with the number of solutions.
SearchResult enumerate(const Grid& clues, const OnSolution& on_solution);
SearchResult enumerate(const Candidates& candidates, const OnSolution& on_solution);

// Searches many puzzles at once, several times faster than one by one: answers[i] is the answer for clues[i]. Returns
// the counters of all searches together. Precondition: the spans have equal size, limit > 0, threads > 0.
SearchStats search_all(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit = one_or_several,
                       int threads = 1);

// A digit that a cell may not hold.
struct Barred {
  Cell cell;
  int digit = 0;  // 1..9
};
// The same on this thread, with one digit barred in each puzzle. To test whether a clue is necessary, remove it and bar
// the digit of the solution in its cell: the clue is necessary if another solution is found.
SearchStats search_all(std::span<const Grid> clues, std::span<const Barred> barred, std::span<Answer> answers,
                       std::uint64_t limit = one_or_several);

// The instruction set the search uses: the best of this machine, or the one named by the environment variable
// SHUDU_TARGET (avx512, avx2, sse4, ssse3, neon, wasm, scalar; cuda: a graphics card for large calls of search_all).
std::string_view search_target();

}  // namespace shudu
