// An index: the value of one cell says in which of some places a value stands.
#pragma once

#include "variant/model/model.h"

namespace shudu::variant {

// The value n of `index` is a place from 1, and the n-th of the places has the value.
void post_index(Model& model, Cell index, const Cells& places, int value);
bool index_holds(int n, const Cells& places, int value, std::span<const std::int8_t> values);

}  // namespace shudu::variant
