// ProgramSpeed: the time that a program needs for one more pass over a set, when it runs already and is warm.
//
// A program starts, reads tables, and perhaps compiles itself while it runs. That says nothing about its search, so the
// program gets the set many times over: once with n copies, and once with 2 n. The difference is n passes without the
// start, by a program that has n passes behind it. n grows until these take long enough.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "bench/child.h"
#include "bench/timing.h"

namespace shudu::cli::bench {

class ProgramSpeed {
 public:
  // Half of the passes take at least `warm_up` seconds, unless the program is very fast.
  ProgramSpeed(std::span<const Grid> set, Program program, double warm_up)
      : set_(set), program_(std::move(program)), warm_up_(warm_up) {}

  // One repetition. After a failure it does nothing.
  void run();
  // Seconds for one pass over the set; empty after a failure.
  Timing timing() const;
  const std::string& failure() const { return failure_; }

 private:
  // Fills files_, and returns whether the program works.
  bool find_copies();
  std::optional<double> seconds(const PuzzleFile& file);
  bool make_files(std::size_t copies);

  std::span<const Grid> set_;
  Program program_;
  double warm_up_;
  std::size_t copies_ = 0;
  std::optional<PuzzleFile> once_, twice_;
  Timing once_times_, twice_times_;
  std::string failure_;
};

}  // namespace shudu::cli::bench
