// same: whether a transformation turns one puzzle into another, and which.
#pragma once

#include "ask/question.h"

namespace shudu::ask {

// The answer, and the transformation in `by`. `place` has fields of the second puzzle that stand before its clues: where it was
// read.
Answer same(const Puzzle& first, const Puzzle& second, const JsonObject& place, std::string& by);

}  // namespace shudu::ask
