// What a line of text is made of, before anybody looks for cells in it.
#pragma once

#include <string>
#include <string_view>

namespace shudu {

// The line with Unicode box drawing and no-break spaces put into ASCII, byte for byte: "─" becomes "---", "│" "|||",
// "┼" "+++". Columns stay where they were.
std::string in_ascii(std::string_view line);
// Whether in_ascii would change anything, roughly.
bool has_other_than_ascii(std::string_view line);

// White space, fences, brackets, commas and semicolons stand between cells.
constexpr bool is_separator(char c) {
  switch (c) {
    case ' ':
    case '\t':
    case '\r':
    case '\f':
    case '\v':
    case '|':
    case '!':
    case ',':
    case ';':
    case '[':
    case ']':
    case '{':
    case '}':
    case '(':
    case ')': return true;
    default: return false;
  }
}
// Whether the words of a line make it prose rather than cells.
bool is_prose(std::string_view line);
// Whether a line holds no cells and is drawn from the characters of frames.
bool is_frame(std::string_view line);

}  // namespace shudu
