// The faults of an answer to a variant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shudu/variant.h"

namespace shudu::ask {

// The answer is one character a cell, row by row, with A, B, … for 10, 11, … (white space at the ends is ignored). The
// list is empty if the answer is right. Auxiliary cells are not part of an answer: some values of theirs must do.
std::vector<std::string> variant_faults(const variant::Puzzle& puzzle, std::string_view answer);

}  // namespace shudu::ask
