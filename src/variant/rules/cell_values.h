// Words for the definitions of rules: the sum of the values in cells, and whether they are different.
#pragma once

#include <cstdint>
#include <span>

#include "shudu/variant/shape.h"

namespace shudu::variant {

inline int sum_of(const Cells& cells, std::span<const std::int8_t> values) {
  int sum = 0;
  for (const Cell cell : cells) sum += values[cell];
  return sum;
}

inline bool are_different(const Cells& cells, std::span<const std::int8_t> values) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (values[cells[i]] == values[cells[j]]) return false;
    }
  }
  return true;
}

}  // namespace shudu::variant
