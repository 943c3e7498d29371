// Timing: how long something took, again and again.
#pragma once

#include <algorithm>
#include <chrono>
#include <ctime>
#include <vector>

namespace shudu::cli::bench {

// Seconds on a clock that only runs forward. A thread's own clock does not run while others have the processor, so it
// is the one for work in a single thread; for several threads and for other programs only the wall clock is true.
enum class Clock { thread, wall };
inline double now(Clock clock) {
  if (clock == Clock::wall) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
  }
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Everything here needs at least one time.
class Timing {
 public:
  void add(double seconds) { sorted_.insert(std::ranges::upper_bound(sorted_, seconds), seconds); }
  bool empty() const { return sorted_.empty(); }

  // Other work on the machine only ever adds, so the best is nearest to the truth.
  double best() const { return sorted_.front(); }
  double median() const { return (sorted_[(sorted_.size() - 1) / 2] + sorted_[sorted_.size() / 2]) / 2; }
  double worst() const { return sorted_.back(); }
  // How far the median is above the best, as a part of the best: a large one says that the machine was not quiet.
  double spread() const { return (median() - best()) / best(); }

 private:
  std::vector<double> sorted_;  // ascending
};

}  // namespace shudu::cli::bench
