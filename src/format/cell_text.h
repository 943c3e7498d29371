// How cells are written in text: the characters for blanks, and the words of a line.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/same_id.h"
#include "shudu/board.h"

namespace shudu {

constexpr bool is_digit(char c) { return '1' <= c && c <= '9'; }
// Every character used for a blank cell, except the space, which is a blank only in some formats.
constexpr bool is_blank_mark(char c) { return std::string_view{"0.*_-?xX"}.find(c) != std::string_view::npos; }
// A table for speed: it is read for every character of the input.
inline constexpr auto cell_characters = [] {
  std::array<bool, 256> table{};
  for (int c = 0; c < 256; ++c) table[c] = is_digit(static_cast<char>(c)) || is_blank_mark(static_cast<char>(c));
  return table;
}();
constexpr bool is_cell(char c) { return cell_characters[static_cast<unsigned char>(c)]; }
constexpr int digit_of(char c) { return is_digit(c) ? c - '0' : 0; }
constexpr bool is_space(char c) { return c == ' ' || ('\t' <= c && c <= '\r'); }

// The number of characters at the beginning of `text` that are cells.
constexpr std::size_t count_leading_cells(std::string_view text) {
  std::size_t n = 0;
  while (n < text.size() && is_cell(text[n])) ++n;
  return n;
}

// The text without white space at both ends.
constexpr std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

// Whether a list such as " one two " has the word.
inline bool has_word(std::string_view words, std::string_view word) {
  return words.find(' ' + std::string{word} + ' ') != std::string_view::npos;
}

// A whole number of at most seven digits.
inline std::optional<int> small_number(std::string_view text) {
  constexpr std::size_t most_digits = 7;
  if (text.empty() || text.size() > most_digits) return std::nullopt;
  int number = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + (c - '0');
  }
  return number;
}

inline std::string in_lower_case(std::string_view text) {
  std::string lower{text};
  for (char& c : lower) c = in_lower_case(c);
  return lower;
}

// Precondition: text.size() == 81, and all characters are digits or blanks of any kind (spaces too).
constexpr Grid grid_of_cells(std::string_view text) {
  Grid grid;
  for (int i = 0; i < Cell::count; ++i) grid.set(Cell{i}, digit_of(text[i]));
  return grid;
}

// A character as shown in messages: 'a', or its code if it cannot be printed.
inline std::string quoted(char c) {
  const auto code = static_cast<unsigned char>(c);
  if (code >= 0x20 && code < 0x7f) return {'\'', c, '\''};
  constexpr std::string_view hex = "0123456789abcdef";
  return std::string{"byte 0x"} + hex[code / 16] + hex[code % 16];
}

}  // namespace shudu
