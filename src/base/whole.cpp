// 128-bit whole numbers as text, and back.
#include "shudu/whole.h"

#include <algorithm>

namespace shudu {

std::string to_string(Whole number) {
  std::string text;
  do {
    text += static_cast<char>('0' + static_cast<int>(number % 10));
    number /= 10;
  } while (number != 0);
  std::reverse(text.begin(), text.end());
  return text;
}

std::string with_commas(Whole number) {
  const std::string digits = to_string(number);
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i != 0 && (digits.size() - i) % 3 == 0) text += ',';
    text += digits[i];
  }
  return text;
}

std::optional<Whole> whole_from(std::string_view text) {
  if (text.empty() || text.front() < '0' || text.front() > '9' || text.back() < '0' || text.back() > '9') {
    return std::nullopt;
  }
  Whole number = 0;
  for (char c : text) {
    if (c == ',' || c == '_' || c == ' ') continue;
    if (c < '0' || c > '9') return std::nullopt;
    const auto digit = static_cast<unsigned>(c - '0');
    if (number > (max_whole - digit) / 10) return std::nullopt;
    number = number * 10 + digit;
  }
  return number;
}

}  // namespace shudu
