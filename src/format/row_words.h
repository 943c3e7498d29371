// The words of a line: the text between its separators, and words that stand for one cell.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "format/cell_text.h"
#include "format/line_text.h"

namespace shudu {

// The cell that a word stands for: a digit or a blank in quotes or not, a digit as a program prints it ("5.0"), or a word
// for nothing (None, nan, null). Empty if it stands for no cell.
inline std::string_view cell_of_word(std::string_view word) {
  const bool quoted = word.size() >= 2 && word.front() == word.back() && (word.front() == '\'' || word.front() == '"');
  if (quoted) word = word.substr(1, word.size() - 2);
  if (quoted && (word.empty() || word == " ")) return ".";
  if (word.size() == 1) return is_cell(word[0]) ? word : std::string_view{};
  const bool is_number = word.size() >= 2 && (is_digit(word[0]) || word[0] == '0') && word[1] == '.';
  if (is_number && word.find_first_not_of('0', 2) == std::string_view::npos) return word.substr(0, 1);
  for (const std::string_view nothing : {"None", "nan", "NaN", "null", "nil", "NULL", "NA", "<NA>", "none", "Nil"}) {
    if (word == nothing) return ".";
  }
  return {};
}

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

  // If there are nine or 81 words and each stands for a cell, the words become these cells.
  bool become_cells() {
    if (count != 9 && count != 81) return false;
    const std::span words{word.data(), count};
    if (std::ranges::any_of(words, [](std::string_view w) { return cell_of_word(w).empty(); })) return false;
    for (std::string_view& w : words) w = cell_of_word(w);
    return true;
  }

  // Whether there are `number` words of `size` cells each.
  bool are(std::size_t number, std::size_t size) const {
    return count == number && std::ranges::all_of(word.begin(), word.begin() + number, [size](std::string_view w) {
             return w.size() == size && std::ranges::all_of(w, is_cell);
           });
  }
};

// The part of a line of program text that has cells: after "grid = " and "array(", before "dtype=" and a comment.
inline std::string_view without_program(std::string_view line) {
  line = line.substr(0, line.find("dtype"));
  const std::size_t assignment = line.rfind('=');
  if (assignment != std::string_view::npos && line.find_first_of("[{(", assignment) != std::string_view::npos) {
    line.remove_prefix(assignment + 1);
  }
  const std::size_t call = line.find("([");
  const auto in_name = [](char c) {
    return is_space(c) || c == '.' || c == '_' || ('a' <= (c | 0x20) && (c | 0x20) <= 'z');
  };
  if (call != std::string_view::npos && std::ranges::all_of(line.substr(0, call), in_name)) line.remove_prefix(call);
  return line.substr(0, line.find("//"));
}

}  // namespace shudu
