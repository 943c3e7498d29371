#include "base/threads.h"

#include <chrono>
#include <future>
#include <thread>
#include <vector>

namespace shudu {

void on_threads(std::size_t n, const std::function<void(std::size_t)>& work) {
  // The destructor of the future waits for its thread, like std::jthread. libc++ has no std::jthread.
  std::vector<std::future<void>> others;
  for (std::size_t i = 1; i < n; ++i) others.push_back(std::async(std::launch::async, work, i));
  if (n > 0) work(0);
  for (std::future<void>& other : others) other.get();
}

void wait_a_moment() { std::this_thread::sleep_for(std::chrono::microseconds(50)); }

}  // namespace shudu
