// index: the number of a complete grid.
#pragma once

#include "ask/question.h"

namespace shudu::ask {

// `index` is index_of() the values; empty if they are no complete grid.
Answer index_answer(const Puzzle& puzzle, const std::optional<Whole>& index);

}  // namespace shudu::ask
