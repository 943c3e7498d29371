// Strings in JSON.
#pragma once

#include <string>
#include <string_view>

#include "base/utf8.h"

namespace shudu {

// Appends `text` in quotes. Bytes that are not UTF-8 become U+FFFD, so the document is always valid.
inline void append_json_string(std::string& out, std::string_view text) {
  out += '"';
  while (!text.empty()) {
    const char32_t code = take_code_point(text);
    if (code == '"' || code == '\\') {
      out += {'\\', static_cast<char>(code)};
    } else if (code == '\n') {
      out += "\\n";
    } else if (code < 0x20) {
      constexpr std::string_view hex = "0123456789abcdef";
      out += "\\u00";
      out += {hex[code / 16], hex[code % 16]};
    } else {
      append_code_point(out, code);
    }
  }
  out += '"';
}

}  // namespace shudu
