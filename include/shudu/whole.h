// Whole: an unsigned integer of 128 bits. The number of all Sudoku grids needs 73 bits.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shudu {

__extension__ using Whole = unsigned __int128;

inline constexpr Whole max_whole = ~Whole{0};

// Decimal digits.
std::string to_string(Whole number);
// In groups of three: "6,670,903,752,021,072,936,960".
std::string with_commas(Whole number);
// Reads decimal digits, with no other text before or after them. Commas, underscores and spaces between digits are
// ignored. Empty if the text has any other form or the number is too large.
std::optional<Whole> whole_from(std::string_view text);

}  // namespace shudu
