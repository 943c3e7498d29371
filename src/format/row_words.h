// The words of a line: the text between its separators.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "format/cell_text.h"
#include "format/line_text.h"

namespace shudu {

struct Words {
  std::array<std::string_view, 82> word;
  std::size_t count = 0;
  bool only_space_between = true;

  explicit Words(std::string_view text) {
    // Quotes are separators only in program text. Elsewhere they are parts of frames.
    const bool quotes = text.find(',') != std::string_view::npos;
    const auto separates = [quotes](char c) { return is_separator(c) || (quotes && (c == '"' || c == '\'')); };
    for (std::size_t at = 0; at < text.size() && count < word.size();) {
      const std::size_t from = at;
      while (at < text.size() && !separates(text[at])) ++at;
      if (at > from) word[count++] = text.substr(from, at - from);
      if (at < text.size() && !is_space(text[at])) only_space_between = false;
      ++at;
    }
  }

  // Whether there are `number` words of `size` cells each.
  bool are(std::size_t number, std::size_t size) const {
    return count == number && std::ranges::all_of(word.begin(), word.begin() + number, [size](std::string_view w) {
             return w.size() == size && std::ranges::all_of(w, is_cell);
           });
  }
};

// The part of a line of program text that has cells: after "grid = ", before a comment.
inline std::string_view without_program(std::string_view line) {
  const std::size_t assignment = line.rfind('=');
  if (assignment != std::string_view::npos && line.find_first_of("[{(", assignment) != std::string_view::npos) {
    line.remove_prefix(assignment + 1);
  }
  return line.substr(0, line.find("//"));
}

}  // namespace shudu
