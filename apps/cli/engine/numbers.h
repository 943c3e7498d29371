// Numbers as people read them.
#pragma once

#include <string>

#include "base/counted.h"
#include "shudu/whole.h"

namespace shudu::cli {

// A time: "42 s", "17 min", "5 h 20 min", "12 days".
std::string duration_in_words(double seconds);
// Three significant digits: 9.87, 98.7, 987.
std::string three_digits(double number);
// 9870000 → "9.87M".
std::string with_unit(double number);

}  // namespace shudu::cli
