// Runs numbered blocks of work on several threads and takes the results in order of their numbers. The output does not
// depend on the number of threads.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <utility>

#include "base/threads.h"

namespace shudu::cli {

// Calls make(number, go_on) on any thread, for 0, 1, 2, …, and take(result) in order, one at a time, until take returns
// false. From then on go_on() returns false too, and unfinished blocks are dropped.
template <class Make, class Take>
void blocks_in_order(int threads, const Make& make, const Take& take) {
  std::mutex mutex;
  std::condition_variable room;
  std::atomic<bool> ended = false;
  const auto go_on = [&] { return !ended.load(std::memory_order_relaxed); };
  using Made = decltype(make(std::uint64_t{0}, go_on));
  std::map<std::uint64_t, Made> waiting;
  std::uint64_t begun = 0, taken = 0;
  bool taking = false;
  const auto most = 4 * static_cast<std::uint64_t>(threads);
  const auto work = [&] {
    for (;;) {
      std::unique_lock lock{mutex};
      room.wait(lock, [&] { return ended || begun - taken < most; });
      if (ended) return;
      const std::uint64_t number = begun++;
      lock.unlock();
      Made made = make(number, go_on);
      lock.lock();
      waiting.emplace(number, std::move(made));
      if (taking) continue;
      taking = true;
      for (auto next = waiting.find(taken); next != waiting.end() && !ended; next = waiting.find(taken)) {
        const Made one = std::move(next->second);
        waiting.erase(next);
        lock.unlock();
        const bool more = take(one);
        lock.lock();
        ++taken;
        if (!more) ended = true;
        room.notify_all();
      }
      taking = false;
    }
  };
  on_threads(static_cast<std::size_t>(threads), [&](std::size_t) { work(); });
}

}  // namespace shudu::cli
