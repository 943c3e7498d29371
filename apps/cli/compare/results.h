// Results: what every algorithm did with every puzzle, and under which circumstances.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shudu/grid.h"

namespace shudu::cli::compare {

// One algorithm, one puzzle. Figures that an algorithm does not keep are negative.
struct Outcome {
  enum class End : std::uint8_t {
    finished,
    timed_out,  // seconds: what it was given
    stuck,      // logic only: no technique finds a step
  };
  End end = End::finished;
  double seconds = 0;  // the best repetition; in bulk the mean of its set, as the puzzles are solved together
  std::int64_t solutions = 0;
  std::int64_t nodes = -1;       // positions examined, the first included
  std::int64_t guesses = -1;     // digits tried as one of several
  std::int64_t backtracks = -1;  // positions abandoned
  std::int64_t placements = -1;  // digits written; of logic: its steps
  std::int64_t copies = -1;      // boards copied
  std::int64_t undos = -1;       // digits rubbed out, one by one
  std::int64_t depth = -1;       // most guesses standing at once
};

struct Subject {
  Grid clues;
  std::size_t set = 0;
  int rating = 0;               // ER in tenths; 0 when there is none
  std::uint64_t solutions = 0;  // 0, 1, or 2 for several
  int blanks() const { return Cell::count - clues.clue_count(); }
};

struct Circumstances {
  std::string program, target, compiler, processor;
};

struct Results {
  Circumstances circumstances;
  std::uint64_t limit = 2;
  double timeout = 1;  // seconds for a puzzle
  std::uint64_t repeat = 3;
  std::optional<std::uint64_t> seed;  // of the built-in sets
  bool interrupted = false;
  std::vector<std::string> sets;
  std::vector<Subject> puzzles;
  std::vector<std::string> algorithms;                        // ids, as in contenders.h
  std::vector<std::vector<std::optional<Outcome>>> outcomes;  // [algorithm][puzzle]; nothing where it was broken off
};

}  // namespace shudu::cli::compare
