// Patience: how long a search for rare puzzles goes on without finding one. After two seconds it says once on standard
// error what is looked for, how many puzzles were tried and when the search will end, so that nobody takes it for a hang.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace shudu::cli {

class Patience {
 public:
  // `wish` is what the search looks for, and `advice` a sentence for those who need it, or empty. `timeout` is in seconds.
  // 0: the search ends after 60 seconds without a new puzzle.
  Patience(std::string command, std::string wish, std::string advice = {}, double timeout = 0)
      : command_(std::move(command)), wish_(std::move(wish)), advice_(std::move(advice)), timeout_(timeout) {}

  // Any thread may call these. is_late() also says that the search goes on, if that is due.
  bool is_late();
  void add_tried(std::uint64_t count) { tried_ += count; }
  // A new puzzle was found.
  void renew() { last_found_ = Clock::now(); }
  double seconds() const { return since(begin_); }

 private:
  using Clock = std::chrono::steady_clock;
  static double since(Clock::time_point time) { return std::chrono::duration<double>(Clock::now() - time).count(); }
  void report() const;

  std::string command_, wish_, advice_;
  double timeout_;
  Clock::time_point begin_ = Clock::now();
  std::atomic<Clock::time_point> last_found_ = begin_;
  std::atomic<std::uint64_t> tried_ = 0;
  std::atomic<bool> reported_ = false;
};

}  // namespace shudu::cli
