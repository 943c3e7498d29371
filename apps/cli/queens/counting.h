// A count of queens by several threads, which tells how far it is and can go on from there.
#pragma once

#include <functional>

#include "shudu/queens.h"

namespace shudu::cli {

// Goes on from `state` until all pieces are done. `watch` is called with the state several times a second, on the
// calling thread; it may end the program. Precondition: threads > 0 and the state is one of this count.
QueensCheckpoint count_on(const QueensCount& count, QueensCheckpoint state, int threads,
                          const std::function<void(const QueensCheckpoint&)>& watch);

}  // namespace shudu::cli
