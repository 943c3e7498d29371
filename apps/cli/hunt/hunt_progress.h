// The progress line of a hunt, on standard error. It is silent if that is no terminal, and never wider than it.
#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace shudu::cli {

class HuntProgress {
 public:
  HuntProgress();
  ~HuntProgress();
  HuntProgress(const HuntProgress&) = delete;
  HuntProgress& operator=(const HuntProgress&) = delete;

  // Shows the parts, the important ones first, and leaves out those that do not fit. Does nothing more often than ten times a second.
  void show(const std::vector<std::string>& parts);
  bool is_shown() const { return enabled_; }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point begin_ = Clock::now(), shown_ = begin_;
  bool enabled_, visible_ = false;
};

}  // namespace shudu::cli
