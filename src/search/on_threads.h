// Threads, where there are any.
#pragma once

#include <cstddef>
#include <functional>

namespace shudu {

// Calls work(0) … work(n - 1), each on a thread of its own, and returns when all have. Where a program has one thread
// only (WebAssembly), one after the other.
void on_threads(std::size_t n, const std::function<void(std::size_t)>& work);

}  // namespace shudu
