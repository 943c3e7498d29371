// Text that can be printed: UTF-8 without control characters. The painter fails on other bytes, and no font has a picture of
// a control character.
#pragma once

#include <string>
#include <string_view>

#include "base/utf8.h"

namespace shudu::cli {

constexpr bool is_control(char32_t code) { return code < 0x20 || (0x7F <= code && code < 0xA0); }

// Why the text cannot be printed; empty if it can.
inline std::string_view why_not_printable(std::string_view text) {
  std::string again;
  bool control = false;
  for (std::string_view rest = text; !rest.empty();) {
    const char32_t code = take_code_point(rest);
    control = control || is_control(code);
    append_code_point(again, code);
  }
  if (again != text) return "the text is not UTF-8";
  return control ? "the text has a control character" : "";
}

// The text with spaces in the place of what cannot be printed.
inline std::string printable(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const char32_t code = take_code_point(text);
    append_code_point(result, is_control(code) || code == replacement_character ? U' ' : code);
  }
  return result;
}

}  // namespace shudu::cli
