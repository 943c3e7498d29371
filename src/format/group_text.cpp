#include "format/group_text.h"

#include <algorithm>

#include "format/cell_text.h"
#include "format/line_text.h"

namespace shudu {
namespace {

constexpr std::size_t longest_group_row = 4096;  // bytes

bool is_decimal(char c) { return c == '0' || is_digit(c); }

// The length of a cell's name (r6c5, r12c3) at the beginning of `text`, or 0.
std::size_t cell_name_size(std::string_view text) {
  std::size_t at = 0;
  for (const char axis : {'r', 'c'}) {
    if (at >= text.size() || (text[at] | 0x20) != axis) return 0;
    const std::size_t digits = ++at;
    while (at < text.size() && is_digit(text[at])) ++at;
    if (at == digits) return 0;
  }
  return at;
}

// Parses the word of a cell. Returns false if it is only noise. A digit that occurs twice is an error, and its offset
// is stored in `twice`.
bool take_group(std::string_view word, Group& group, std::size_t& twice) {
  bool any = false;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (is_digit(word[i])) {
      const int digit = digit_of(word[i]);
      if (group.digits.contains(digit) && twice == std::string_view::npos) twice = i;
      group.digits.insert(digit);
      any = true;
    } else if (const std::size_t name = cell_name_size(word.substr(i)); name > 0) {
      i += name - 1;
    }
  }
  group.is_placed = word.size() == 2 && word[0] == 'u' && any;
  if (any) return true;
  group.is_silent = word == "." || word == "0" || word == "_" || word == "?";
  return group.is_silent || word == "-" || word == "x" || word == "X" || word == "{}" || word == "()" || word == "[]" ||
         word.find_first_not_of("0.") == std::string_view::npos;
}

// The length of a group like [1|2|5] at the beginning of `text`, or 0.
std::size_t bracketed_size(std::string_view text) {
  if (!text.starts_with('[')) return 0;
  const std::size_t end = text.find_first_not_of("123456789|", 1);
  return end != std::string_view::npos && text[end] == ']' ? end + 1 : 0;
}

GroupText parse_ascii_groups(std::string_view line) {
  GroupText row;
  const std::string_view text = trimmed(line);
  if (text.empty()) return row;
  row.kind = text.front() == '#' ? LineKind::comment : LineKind::bad;
  if (row.kind == LineKind::comment) return row;
  std::size_t tenth = 0;  // column of the first excess group
  std::size_t end = 0;    // column after the last group
  std::size_t twice = std::string_view::npos;
  for (std::size_t at = 0; at < line.size();) {
    const auto separates = [](char c) { return is_space(c) || c == '|' || c == '!'; };
    const std::size_t from = at;
    at += bracketed_size(line.substr(at));
    while (at < line.size() && !separates(line[at])) ++at;
    const std::string_view word = line.substr(from, at++ - from);
    if (word.empty() || word.find("---") != std::string_view::npos) continue;
    Group group;
    std::size_t fault = std::string_view::npos;
    if (!take_group(word, group, fault)) continue;
    if (fault != std::string_view::npos && twice == std::string_view::npos) twice = from + fault;
    if (row.count < row.groups.size()) row.groups[row.count] = group;
    if (++row.count == 10) tenth = from + 1;
    end = from + word.size() + 1;
    row.has_several |= group.digits.size() > 1;
    row.has_placed |= group.is_placed;
  }
  if (is_frame(line) || (row.count == 0 && !std::ranges::any_of(line, is_decimal))) {
    row.kind = is_prose(text) ? LineKind::text : LineKind::frame;
  } else if (twice != std::string_view::npos) {
    row.column = twice + 1;
    row.message = std::string{"digit "} + line[twice] + " twice in one cell";
  } else if (row.count == 9 || row.count == 81) {
    row.kind = row.count == 9 ? LineKind::row : LineKind::whole;
  } else {
    row.column = row.count > 9 ? tenth : end;
    row.message = cells_in_row_expected(row.count);
    if (row.count < 5 && is_prose(text)) row.kind = LineKind::text;
  }
  return row;
}

}  // namespace

GroupText parse_groups(std::string_view line) {
  if (line.size() > longest_group_row) {
    GroupText row;
    row.kind = LineKind::text;
    return row;
  }
  return has_other_than_ascii(line) ? parse_ascii_groups(in_ascii(line)) : parse_ascii_groups(line);
}

}  // namespace shudu
