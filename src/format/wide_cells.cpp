#include "format/wide_cells.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "base/utf8.h"

namespace shudu {
namespace {

// Characters that take part in a line of wide cells without a cell of their own.
constexpr char32_t variation_selector = 0xFE0F;
constexpr char32_t keycap = 0x20E3;

// The character in ASCII; 0 if it is dropped, no_plain_cell if it is something else.
constexpr char no_plain_cell = -1;
constexpr char plain_cell(char32_t code) {
  struct Digits {
    char32_t first;
    char digit;
    int count;
  };
  constexpr Digits digits[] = {{0xFF10, '0', 10}, {0x2460, '1', 9},                    // fullwidth, circled
                               {0x2776, '1', 9},  {0x2780, '1', 9}, {0x278A, '1', 9},  // circled, other styles
                               {0x24F5, '1', 9},  {0x2488, '1', 9},                    // in two circles, with a dot
                               {0x0660, '0', 10}, {0x06F0, '0', 10}};                  // Arabic, Persian
  for (const Digits& row : digits) {
    if (row.first <= code && code < row.first + static_cast<char32_t>(row.count)) {
      return static_cast<char>(row.digit + static_cast<char>(code - row.first));
    }
  }
  switch (code) {
    case 0x24EA:  // circled zero
    case 0x24FF:
    case 0x3007: return '0';  // ideographic zero
    case 0x00B7:              // middle dots
    case 0x2022:
    case 0x30FB:
    case 0x22C5:
    case 0xFF0E:  // fullwidth full stop
    case 0x25A1:  // squares and circles
    case 0x25A2:
    case 0x25AB:
    case 0x25FB:
    case 0x2610:
    case 0x2B1C:
    case 0x2B1B:
    case 0x25CB: return '.';
    case 0x3000: return ' ';
    case 0xFF0A: return '*';
    case 0xFF3F: return '_';
    case 0xFF0D: return '-';
    case 0xFF1F: return '?';
    case 0xFF0C:
    case 0x3001: return ',';
    case 0xFF1B: return ';';
    case variation_selector:
    case keycap: return 0;
    default: return no_plain_cell;
  }
}

// Whether the line may still be a line of cells after this character, which is not a wide cell.
constexpr bool goes_on(char32_t code) {
  if (code < 0x80) {
    const char c = static_cast<char>(code);
    const bool is_letter = ('a' <= (c | 0x20) && (c | 0x20) <= 'z' && c != 'x' && c != 'X');
    return !is_letter && c != '"' && c != '<';
  }
  return (0x2500 <= code && code <= 0x257F) || code == 0xA0 || code == 0xFEFF || code == 0xFF5C || code == 0x2014;
}

// Four words at a time, because most of the input passes here.
bool is_ascii(std::string_view bytes) {
  constexpr std::uint64_t high_bits = 0x8080808080808080;
  std::array<std::uint64_t, 4> words;
  std::size_t at = 0;
  for (; at + sizeof words <= bytes.size(); at += sizeof words) {
    std::memcpy(words.data(), bytes.data() + at, sizeof words);
    if (((words[0] | words[1] | words[2] | words[3]) & high_bits) != 0) return false;
  }
  return std::ranges::none_of(bytes.substr(at), [](char c) { return static_cast<std::uint8_t>(c) >= 0x80; });
}

// Whether the text ends within its first character.
bool is_cut(std::string_view text) {
  const auto lead = static_cast<std::uint8_t>(text[0]);
  const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
  return text.size() < size &&
         std::ranges::all_of(text.substr(1), [](char c) { return (static_cast<std::uint8_t>(c) & 0xC0U) == 0x80; });
}

}  // namespace

WideCells::Converted WideCells::convert(std::span<char> bytes, bool is_last) {
  std::string_view text{bytes.data(), bytes.size()};
  if (is_ascii(text)) {
    const std::size_t line = text.rfind('\n') + 1;  // 0 if there is none
    if (line > 0) only_cells_ = true;
    for (char c : text.substr(line)) only_cells_ = only_cells_ && goes_on(static_cast<std::uint8_t>(c));
    return {text.size(), 0};
  }
  std::size_t size = 0;
  const auto put = [&bytes, &size](std::string_view part) {
    std::memmove(bytes.data() + size, part.data(), part.size());
    size += part.size();
  };
  while (!text.empty()) {
    if (static_cast<std::uint8_t>(text[0]) < 0x80) {
      only_cells_ = text[0] == '\n' || (only_cells_ && goes_on(static_cast<std::uint8_t>(text[0])));
      bytes[size++] = text[0];
      text.remove_prefix(1);
      continue;
    }
    if (!is_last && is_cut(text)) break;
    std::string_view rest = text;
    const char32_t code = take_code_point(rest);
    const char plain = only_cells_ ? plain_cell(code) : no_plain_cell;
    if (plain == no_plain_cell) {
      only_cells_ = only_cells_ && goes_on(code);
      put(text.substr(0, text.size() - rest.size()));
    } else if (plain != 0) {
      bytes[size++] = plain;
    }
    text = rest;
  }
  std::memmove(bytes.data() + size, text.data(), text.size());
  return {size, text.size()};
}

}  // namespace shudu
