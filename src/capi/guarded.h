// What the functions of the C interface share: no exception passes, and a watch is asked.
#pragma once

#include <cstdint>

#include "shudu/c.h"

namespace shudu::capi {

// Runs `work` and returns its status. The library itself throws nothing, but the standard library throws when memory
// is short.
template <class Work>
shudu_status guarded(const Work& work) {
#if defined(__cpp_exceptions)
  try {
    return work();
  } catch (...) {
    return SHUDU_NO_MEMORY;
  }
#else
  return work();
#endif
}

// Asks the watch whether to continue. Without a watch, or without a callback in it, the answer is yes.
inline bool goes_on(const shudu_watch* watch, double done, std::uint64_t count) {
  return watch == nullptr || watch->go_on == nullptr || watch->go_on(watch->context, done, count) != 0;
}

}  // namespace shudu::capi
