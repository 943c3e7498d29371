// Values as characters: 0 to 9, then A, B, … for 10, 11, …
#pragma once

#include <optional>

namespace shudu::variant {

// Precondition: 0 <= value <= 35.
constexpr char value_character(int value) { return static_cast<char>(value < 10 ? '0' + value : 'A' + (value - 10)); }

// Small letters are read as well.
constexpr std::optional<int> value_of_character(char c) {
  if ('0' <= c && c <= '9') return c - '0';
  if ('A' <= c && c <= 'Z') return c - 'A' + 10;
  if ('a' <= c && c <= 'z') return c - 'a' + 10;
  return std::nullopt;
}

}  // namespace shudu::variant
