// Patience: how long a search for rare puzzles goes on without finding one. After ten seconds it says once on standard error
// that the search goes on and when it will end, so that nobody takes it for a hang.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace shudu::cli {

class Patience {
 public:
  // `timeout` is in seconds. 0: the search ends after 60 seconds without a new puzzle.
  explicit Patience(std::string command, std::uint64_t timeout = 0) : command_(std::move(command)), timeout_(timeout) {}

  // Any thread may call this.
  bool is_late() const;
  // A new puzzle was found.
  void renew() { last_found_ = Clock::now(); }
  // Says that the search goes on, if that is due. `tried` is the number of puzzles tried.
  void report(std::uint64_t tried);
  double seconds() const { return since(begin_); }

 private:
  using Clock = std::chrono::steady_clock;
  static double since(Clock::time_point time) { return std::chrono::duration<double>(Clock::now() - time).count(); }

  std::string command_;
  std::uint64_t timeout_;
  Clock::time_point begin_ = Clock::now();
  std::atomic<Clock::time_point> last_found_ = begin_;
  bool reported_ = false;
};

}  // namespace shudu::cli
