// A value that occurs exactly so often in some cells, where rows, columns and regions hold it at most once each.
#pragma once

#include "variant/model.h"

namespace shudu::variant {

// Adds the count, and what follows from the houses: not more than one place in each. Use model.count() in branches,
// where the automata of this function cost too much.
void post_exact_count(Model& model, const Cells& cells, int value, int times);

}  // namespace shudu::variant
