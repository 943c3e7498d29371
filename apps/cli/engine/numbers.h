// Numbers as people read them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace shudu::cli {

// 1234567 → "1,234,567".
std::string with_commas(std::uint64_t number);
// "1 clue", "2,000 clues".
std::string counted(std::uint64_t number, std::string_view noun);
// A time: "42 s", "17 min", "5 h 20 min", "12 days".
std::string duration_in_words(double seconds);
// Three significant digits: 9.87, 98.7, 987.
std::string three_digits(double number);
// 9870000 → "9.87M".
std::string with_unit(double number);

}  // namespace shudu::cli
