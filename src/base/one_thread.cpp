// Threads for programs with one thread (WebAssembly).
#include "base/threads.h"

namespace shudu {

void on_threads(std::size_t n, const std::function<void(std::size_t)>& work) {
  for (std::size_t i = 0; i < n; ++i) work(i);
}

void wait_a_moment() {}

}  // namespace shudu
