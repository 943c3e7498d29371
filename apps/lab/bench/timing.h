// Timing: the times of repeated measurements.
#pragma once

#include <algorithm>
#include <chrono>
#include <ctime>
#include <vector>

namespace shudu::cli::bench {

// Seconds on a monotonic clock. The clock of a thread does not run while other threads use the processor, so it is used
// for work in one thread. Several threads and other programs need the wall clock.
enum class Clock { thread, wall };
inline double now(Clock clock) {
  if (clock == Clock::wall) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
  }
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Precondition of every member: there is at least one time.
class Timing {
 public:
  void add(double seconds) { sorted_.insert(std::ranges::upper_bound(sorted_, seconds), seconds); }
  bool empty() const { return sorted_.empty(); }
  const std::vector<double>& all() const { return sorted_; }

  // Other work on the machine can only add time, so the best time is the most accurate.
  double best() const { return sorted_.front(); }
  double median() const { return (sorted_[(sorted_.size() - 1) / 2] + sorted_[sorted_.size() / 2]) / 2; }
  double worst() const { return sorted_.back(); }
  // (median - best) / best. A large value means that the machine was busy.
  double spread() const { return (median() - best()) / best(); }

 private:
  std::vector<double> sorted_;  // ascending
};

}  // namespace shudu::cli::bench
