// What readers of text share: an error at a place, a clue of a rule that must be known, and the final check.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "shudu/format.h"
#include "shudu/variant.h"

namespace shudu::variant {

inline Unexpected<ReadError> bad_text(std::size_t offset, std::string message) {
  return {ReadError{.offset = offset, .message = std::move(message)}};
}

constexpr bool is_blank_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}

// The text without spaces and line ends, up to a number of characters. Longer texts come back one character longer.
inline std::string without_spaces(std::string_view text, std::size_t most) {
  std::string out;
  for (std::size_t i = 0; i < text.size() && out.size() <= most; ++i) {
    if (!is_blank_space(text[i])) out += text[i];
  }
  return out;
}

inline std::string_view trimmed_text(std::string_view text) {
  while (!text.empty() && is_blank_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank_space(text.back())) text.remove_suffix(1);
  return text;
}

// A whole number of at most 7 digits, with a minus sign if `negative`.
std::optional<int> small_number(std::string_view text, bool negative = false);

// Adds a clue to the puzzle, or says that its rule is not known.
std::optional<ReadError> add_clue(Puzzle& puzzle, std::string_view rule, std::vector<Cells> parts,
                                  std::vector<int> numbers = {});

// Sets the cell to a value that the shape has. Returns whether it has it.
bool set_given(Puzzle& puzzle, Cell cell, int value);

// The puzzle, or what is wrong with it.
Result<Puzzle, ReadError> checked(Puzzle puzzle);

// A square of any side from 1 to 25 with the usual boxes. A prime side has none.
Shape usual_square(int side);

}  // namespace shudu::variant
