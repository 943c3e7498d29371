// Counts queens with several threads. The count reports its state and can continue from it.
#pragma once

#include <functional>

#include "shudu/queens.h"

namespace shudu::cli {

// Continues from `state` until all pieces are done. Calls `watch` with the state several times a second, on the calling
// thread. `watch` may end the program. Precondition: threads > 0, and the state belongs to this count.
QueensCheckpoint count_on(const QueensCount& count, QueensCheckpoint state, int threads,
                          const std::function<void(const QueensCheckpoint&)>& watch);

}  // namespace shudu::cli
