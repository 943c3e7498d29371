// What readers of text share: an error at a place, a clue of a rule that must be known, and the final check.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "format/cell_text.h"
#include "shudu/format.h"
#include "shudu/variant.h"

namespace shudu::variant {

inline Unexpected<ReadError> bad_text(std::size_t offset, std::string message) {
  return {ReadError{.offset = offset, .message = std::move(message)}};
}

// The text without spaces and line ends, up to a number of characters. Longer texts come back one character longer.
inline std::string without_spaces(std::string_view text, std::size_t most) {
  std::string out;
  for (std::size_t i = 0; i < text.size() && out.size() <= most; ++i) {
    if (!is_space(text[i])) out += text[i];
  }
  return out;
}

// Adds a clue to the puzzle, or says that its rule is not known.
std::optional<ReadError> add_clue(Puzzle& puzzle, std::string_view rule, std::vector<Cells> parts,
                                  std::vector<int> numbers = {});

// The same for rules of the whole grid.
std::optional<ReadError> add_rules(Puzzle& puzzle, std::span<const std::string_view> rules);
inline constexpr std::string_view both_diagonals[] = {"positive_diagonal", "negative_diagonal"};

// Sets the cell to a value that the shape has. Returns whether it has it.
bool set_given(Puzzle& puzzle, Cell cell, int value);

// The puzzle, or what is wrong with it.
Result<Puzzle, ReadError> checked(Puzzle puzzle);

// The row of a format that holds variants only.
inline Format variant_format(std::string_view id, std::string_view title, const VariantForm& form) {
  return {.id = id, .title = title, .extension = {}, .holds = {Part::variants}, .variants = form};
}

// A square of any side from 1 to 25 with the usual boxes. A prime side has none.
Shape usual_square(int side);

}  // namespace shudu::variant
