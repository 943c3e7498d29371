// Counted: "1 cell", "2 cells", "3 classes", "4,000 tries", for messages.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "shudu/whole.h"

namespace shudu {

inline std::string plural(std::string_view noun) {
  std::string text{noun};
  if (noun.ends_with('s')) return text + "es";
  if (!noun.ends_with('y') || noun.ends_with("ey")) return text + 's';
  text.pop_back();
  return text + "ies";
}

inline std::string counted(std::uint64_t number, std::string_view noun) {
  return with_commas(number) + ' ' + (number == 1 ? std::string{noun} : plural(noun));
}

}  // namespace shudu
