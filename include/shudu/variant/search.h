// Search: solve, count and prove uniqueness for puzzles of any shape and any rules.
//
// The answers do not depend on the machine or on the number of threads, except which of several solutions is found.
//
// Thread safety: all functions may be called from several threads at once. `go_on` is called on the
// calling thread. Solutions are reported one at a time, but with several threads on any of them.
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "shudu/search.h"
#include "shudu/variant/puzzle.h"
#include "shudu/watch.h"

namespace shudu::variant {

struct SearchStats {
  std::uint64_t guesses = 0;         // decisions between two or more values
  std::uint64_t contradictions = 0;  // positions without a solution
  std::uint64_t sweeps = 0;          // rounds of deduction, each over several positions at once
  SearchStats& operator+=(const SearchStats& other) {
    guesses += other.guesses;
    contradictions += other.contradictions;
    sweeps += other.sweeps;
    return *this;
  }
  friend bool operator==(const SearchStats&, const SearchStats&) = default;
};

struct SearchOptions {
  std::uint64_t limit = 2;               // stop after so many solutions
  std::uint64_t max_guesses = no_limit;  // stop after so many guesses
  int threads = 1;
  // Called about ten times a second with the number of solutions; how much is done is unknown.
  Watch go_on = {};
};

struct SearchResult {
  std::uint64_t count = 0;  // solutions found, at most the limit
  Solution solution;        // one of them; empty if there is none
  bool complete = false;    // the whole space was searched, or the limit was reached
  SearchStats stats;
};

SearchResult search(const Puzzle& puzzle, const SearchOptions& options = {});

// Whether the classic engine (shudu/search.h) is the one to answer: is_classic(puzzle), and every cell is given or open
// or at least 17 are given. search() and enumerate() ask this themselves.
bool suits_classic_engine(const Puzzle& puzzle);

// Passes solutions to the function until it returns false.
SearchResult enumerate(const Puzzle& puzzle, const std::function<bool(const Solution&)>& on_solution,
                       const SearchOptions& options = {.limit = no_limit});

// A solution chosen at random: every solution is possible, but not all are equally likely.
SearchResult random_solution(const Puzzle& puzzle, std::uint64_t seed, const SearchOptions& options = {});

// For every cell and value, in how many solutions the cell has the value, counted up to a limit.
struct TrueCandidates {
  std::vector<std::vector<std::uint64_t>> counts;  // by cell and by the number of the value from 0
  bool complete = false;
  // The values that occur in a solution.
  std::vector<Values> candidates() const;
};
TrueCandidates true_candidates(const Puzzle& puzzle, std::uint64_t limit = 1, const SearchOptions& options = {});

// The pairs of cells that have the same value in every solution, a < b. Empty if there is no solution.
std::vector<std::pair<Cell, Cell>> always_equal(const Puzzle& puzzle, const SearchOptions& options = {});

// The clues and givens without which the number of solutions up to 2 stays the same, each tried alone. A given is
// named by its cell.
struct Unnecessary {
  std::vector<std::size_t> clues;  // places in puzzle.clues
  std::vector<Cell> givens;
  bool complete = true;  // every search ended within the limits of the options
};
Unnecessary unnecessary_clues(const Puzzle& puzzle, const SearchOptions& options = {});

}  // namespace shudu::variant
