// Classifies a line of text before it is searched for cells.
#pragma once

#include <string>
#include <string_view>

namespace shudu {

// The line with Unicode box drawing and no-break spaces replaced by ASCII, byte for byte: "─" becomes "---", "│" "|||",
// "┼" "+++". Columns do not change.
std::string in_ascii(std::string_view line);
// Whether in_ascii might change anything. A quick test.
bool has_other_than_ascii(std::string_view line);

// White space, fences, brackets, commas and semicolons separate cells.
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
// Whether a line is prose rather than cells, judging by its words.
bool is_prose(std::string_view line);
// Whether a line has no cells and consists of the characters of frames.
bool is_frame(std::string_view line);

}  // namespace shudu
