// A value that occurs an exact number of times in some cells, at most once in each row, column and region.
#pragma once

#include "variant/model/model.h"

namespace shudu::variant {

// Adds the count, and the rule that no house has more than one of the places. Use model.count() in branches, where the
// automata of this function cost too much.
void post_exact_count(Model& model, const Cells& cells, int value, int times);

}  // namespace shudu::variant
