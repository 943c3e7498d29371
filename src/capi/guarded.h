// No exception passes the C interface.
#pragma once

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

}  // namespace shudu::capi
