// Threads, on platforms that have them.
#pragma once

#include <cstddef>
#include <functional>
#include <mutex>

namespace shudu {

// Whether on_threads has more than one.
#ifdef __wasi__
inline constexpr bool has_threads = false;
#else
inline constexpr bool has_threads = true;
#endif

// Calls work(0) … work(n - 1), each on its own thread, and returns when all have returned. In WebAssembly, which has
// one thread, the calls are made one after another.
void on_threads(std::size_t n, const std::function<void(std::size_t)>& work);

// Lets other threads run for a fraction of a millisecond.
void wait_a_moment();

#ifdef __wasi__
// The C++ library of a build without threads has no std::mutex.
struct Mutex {
  void lock() {}
  void unlock() {}
};
#else
using Mutex = std::mutex;
#endif

}  // namespace shudu
