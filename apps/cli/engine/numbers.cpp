#include "engine/numbers.h"

#include <fmt/core.h>

#include <cmath>
#include <utility>

namespace shudu::cli {

std::string duration_in_words(double seconds) {
  if (seconds < 120) return fmt::format("{:.0f} s", seconds);
  const double minutes = seconds / 60;
  if (minutes < 120) return fmt::format("{:.0f} min", minutes);
  const int hours = static_cast<int>(minutes / 60);
  if (hours < 48) return fmt::format("{} h {:.0f} min", hours, std::floor(minutes - 60 * hours));
  return fmt::format("{:.0f} days", minutes / 60 / 24);
}

std::string three_digits(double number) {
  return fmt::format("{:.{}f}", number, number < 9.995 ? 2 : number < 99.95 ? 1 : 0);
}

std::string with_unit(double number) {
  for (const auto& [unit, letter] : {std::pair{1e9, 'G'}, std::pair{1e6, 'M'}, std::pair{1e3, 'k'}}) {
    if (number >= unit * 0.9995) return three_digits(number / unit) + letter;
  }
  return three_digits(number);
}

}  // namespace shudu::cli
