// Watched: a watch for functions that ask much more often than every 50 ms, and whether it stopped them.
#pragma once

#include <chrono>

#include "shudu/watch.h"

namespace shudu::ask {

class Watched {
 public:
  // The watch must outlive the object.
  explicit Watched(const Watch& watch) : watch_(watch) {}

  bool stopped() const { return stopped_; }
  // Asks the watch, unless it was asked a moment ago. Once it has stopped the work, it is not asked again.
  bool go_on(double done, std::uint64_t count) {
    using namespace std::chrono_literals;
    if (!watch_ || stopped_) return !stopped_;
    const auto now = std::chrono::steady_clock::now();
    if (is_asked_ && now - last_ < 10ms) return true;
    is_asked_ = true;
    last_ = now;
    stopped_ = !watch_(done, count);
    return !stopped_;
  }
  // go_on() as a function; empty if there is no watch, so that nothing is asked.
  Watch asking() {
    if (!watch_) return {};
    return [this](double done, std::uint64_t count) { return go_on(done, count); };
  }

 private:
  const Watch& watch_;
  std::chrono::steady_clock::time_point last_;
  bool is_asked_ = false, stopped_ = false;
};

}  // namespace shudu::ask
