// Words for the definitions of rules: what the values in cells add up to, whether they are different, and whether each
// value along a line is related to the next.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "shudu/variant.h"

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

template <class Related>
bool every_step(const Cells& line, std::span<const std::int8_t> values, Related related) {
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (!related(values[line[i - 1]], values[line[i]])) return false;
  }
  return true;
}

// How often each number occurs.
inline std::map<int, int> times_of(const std::vector<int>& numbers) {
  std::map<int, int> times;
  for (const int number : numbers) ++times[number];
  return times;
}

// How often the value occurs in the cells.
inline int count_of(int value, const Cells& cells, std::span<const std::int8_t> values) {
  int count = 0;
  for (const Cell cell : cells) count += values[cell] == value ? 1 : 0;
  return count;
}

// The fault of a clue whose numbers must be values of the shape.
inline std::string value_fault(const std::vector<int>& numbers, const Shape& shape) {
  for (const int number : numbers) {
    if (!shape.has_value(number)) return "has the value " + std::to_string(number) + ", which the puzzle lacks";
  }
  return {};
}

}  // namespace shudu::variant
