// UTF-8, one code point at a time. Bytes that are not UTF-8 become U+FFFD, so the output is always valid.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace shudu {

inline constexpr char32_t replacement_character = 0xFFFD;

constexpr bool is_surrogate(char32_t code) { return 0xD800 <= code && code <= 0xDFFF; }

// Removes the first code point from `text` and returns it. Precondition: !text.empty().
constexpr char32_t take_code_point(std::string_view& text) {
  const auto byte = [&text](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t lead = byte(0);
  const std::size_t size = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
  char32_t code = size == 1 ? lead : lead & (0x7FU >> size);
  bool good = size > 0 && size <= text.size();
  for (std::size_t i = 1; good && i < size; ++i) {
    good = (byte(i) & 0xC0U) == 0x80;
    code = code << 6 | (byte(i) & 0x3FU);
  }
  constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};  // an overlong form is not valid
  good = good && code >= smallest[size] && code <= 0x10FFFF && !is_surrogate(code);
  text.remove_prefix(good ? size : 1);
  return good ? code : replacement_character;
}

// Precondition: code <= 0x10FFFF.
inline void append_code_point(std::string& out, char32_t code) {
  if (is_surrogate(code)) code = replacement_character;
  const auto put = [&out](char32_t byte) { out += static_cast<char>(static_cast<std::uint8_t>(byte)); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0 | code >> 6);
    put(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    put(0xE0 | code >> 12);
    put(0x80 | (code >> 6 & 0x3F));
    put(0x80 | (code & 0x3F));
  } else {
    put(0xF0 | code >> 18);
    put(0x80 | (code >> 12 & 0x3F));
    put(0x80 | (code >> 6 & 0x3F));
    put(0x80 | (code & 0x3F));
  }
}

}  // namespace shudu
