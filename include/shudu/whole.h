// Whole: a whole number of 128 bits. The number of all Sudoku grids has 73.
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
// Decimal digits, with nothing before or after them; commas, underscores and blanks between digits are passed over.
// Nothing when the text is anything else or too large.
std::optional<Whole> whole_from(std::string_view text);

}  // namespace shudu
