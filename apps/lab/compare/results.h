// Results: the outcome of every algorithm on every puzzle, and the machine they were measured on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bench/circumstances.h"
#include "shudu/board.h"

namespace shudu::cli::compare {

// The outcome of one algorithm on one puzzle. A counter is negative if the algorithm does not have it.
struct Outcome {
  enum class End : std::uint8_t {
    finished,
    timed_out,  // `seconds` is the time limit
    stuck,      // logic only: no technique finds a step
  };
  End end = End::finished;
  double seconds = 0;  // of the best repetition; for bulk, the mean over the set
  std::int64_t solutions = 0;
  std::int64_t nodes = -1;       // positions examined, including the first
  std::int64_t guesses = -1;     // digits tried where several were possible
  std::int64_t backtracks = -1;  // positions abandoned
  std::int64_t placements = -1;  // digits placed; for logic, the number of steps
  std::int64_t copies = -1;      // boards copied
  std::int64_t undos = -1;       // digits removed one by one
  std::int64_t depth = -1;       // the most guesses active at once
};

struct Subject {
  Grid clues;
  std::size_t set = 0;
  int rating = 0;               // ER in tenths; 0 if unknown
  std::uint64_t solutions = 0;  // 0, 1, or 2 for several
  int blanks() const { return Cell::count - clues.clue_count(); }
};

struct Results {
  bench::Circumstances circumstances;
  std::uint64_t limit = 2;
  double timeout = 1;  // seconds per puzzle
  std::uint64_t repeat = 3;
  std::optional<std::uint64_t> seed;  // of the built-in sets
  bool interrupted = false;
  std::vector<std::string> sets;
  std::vector<Subject> puzzles;
  std::vector<std::string> algorithms;                        // ids, as in contenders.h
  std::vector<std::vector<std::optional<Outcome>>> outcomes;  // [algorithm][puzzle]; nothing if the run was interrupted
};

}  // namespace shudu::cli::compare
