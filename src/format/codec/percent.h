// Percent-encoding, as in addresses: bytes that an address must not hold are written as '%' and two hexadecimal digits.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace shudu {

constexpr int hex_value(char c) {
  if ('0' <= c && c <= '9') return c - '0';
  if ('a' <= c && c <= 'f') return c - 'a' + 10;
  if ('A' <= c && c <= 'F') return c - 'A' + 10;
  return -1;
}

// A '%' without two hexadecimal digits stands for itself, because addresses are often pasted by hand.
inline std::string percent_decoded(std::string_view text) {
  std::string decoded;
  decoded.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escape =
        text[i] == '%' && i + 2 < text.size() && hex_value(text[i + 1]) >= 0 && hex_value(text[i + 2]) >= 0;
    if (escape) {
      decoded += static_cast<char>(hex_value(text[i + 1]) * 16 + hex_value(text[i + 2]));
      i += 2;
    } else {
      decoded += text[i];
    }
  }
  return decoded;
}

// Everything but letters, digits and - _ . ~ is encoded.
inline std::string percent_encoded(std::string_view text) {
  std::string encoded;
  encoded.reserve(text.size());
  for (char c : text) {
    const bool plain = ('0' <= c && c <= '9') || ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') ||
                       std::string_view{"-_.~"}.find(c) != std::string_view::npos;
    if (plain) {
      encoded += c;
    } else {
      constexpr std::string_view hex = "0123456789ABCDEF";
      const auto code = static_cast<std::uint8_t>(c);
      encoded += {'%', hex[code / 16], hex[code % 16]};
    }
  }
  return encoded;
}

}  // namespace shudu
