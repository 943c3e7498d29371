// ClassKey: the canonical form of a puzzle as a few bytes, the key of its class in a store.
//
//   81 bits      which cells are filled, in row-major order, most significant bit first (11 bytes)
//   the digits   in the order of the cells, as a number in base 9, most significant byte first, in as few bytes as
//                hold every number with that many digits
//
// A puzzle with 24 clues takes 21 bytes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shudu/board.h"

namespace shudu::hunt {

using ClassKey = std::string;

ClassKey key_of(const Grid& form);
// Empty if the bytes are not a key.
std::optional<Grid> form_of(std::string_view key);

}  // namespace shudu::hunt
