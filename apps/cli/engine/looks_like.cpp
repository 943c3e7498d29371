#include "engine/looks_like.h"

#include <algorithm>

#include "format/not_read.h"
#include "shudu/format.h"

namespace shudu::cli {
namespace {

bool is_digit(char c) { return '0' <= c && c <= '9'; }
bool is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }

// "puzzle.txt", "dir/puzzle.sdk.gz": a name and a point, then up to eight letters and digits that begin with a letter.
bool has_extension(std::string_view text) {
  const std::size_t point = text.rfind('.');
  if (point == std::string_view::npos || point == 0) return false;
  const std::string_view end = text.substr(point + 1);
  return !end.empty() && end.size() <= 8 && is_letter(end[0]) &&
         std::ranges::all_of(end, [](char c) { return is_letter(c) || is_digit(c); });
}

bool is_path(std::string_view text) {
  return text.starts_with('/') || text.starts_with("./") || text.starts_with("../") || text.starts_with('~') ||
         has_extension(text);
}

// "https://…", "sudokuwiki.org/sudoku.htm?bd=…".
bool is_address(std::string_view text) {
  const std::size_t scheme = text.find("://");
  if (scheme != std::string_view::npos && scheme > 0) return std::ranges::all_of(text.substr(0, scheme), is_letter);
  const std::size_t question = text.find('?');
  return question != std::string_view::npos && question > 0 && text.find('=', question) != std::string_view::npos;
}

// "3x3:a5_b3…", "3x3db:…".
bool is_solo_id(std::string_view text) {
  std::size_t i = 0;
  while (i < text.size() && is_digit(text[i])) ++i;
  if (i == 0 || i == text.size() || text[i] != 'x') return false;
  return text.find(':') != std::string_view::npos;
}

// Characters of grids in plain text: digits, signs for blanks, and what stands between cells.
bool is_of_grid(char c) {
  return is_digit(c) || std::string_view{".*_-xX?# ,;|+:!'\"[](){}\t"}.find(c) != std::string_view::npos;
}
bool is_of_cell(char c) { return is_digit(c) || std::string_view{".*_-xX?"}.find(c) != std::string_view::npos; }
bool is_between_cells(char c) { return std::string_view{" ,;|"}.find(c) != std::string_view::npos; }

// "4x4" grids and the like are short, so their text must have nothing but cells.
bool is_variant(std::string_view text) {
  return (begins_with_token(text) || std::ranges::all_of(text, is_of_cell)) && variant::detect(text) != nullptr;
}

// A third of the cells is more than a file name without an extension has.
constexpr std::ptrdiff_t enough_cells = 27;
constexpr std::ptrdiff_t enough_gaps = 3;

}  // namespace

bool looks_like_puzzle(std::string_view text) {
  if (text.find('\n') != std::string_view::npos || is_address(text) || is_solo_id(text) || is_variant(text))
    return true;
  if (text.starts_with('[') || text.starts_with('{') || text.starts_with(':') || text.starts_with('|')) return true;
  if (std::ranges::all_of(text, is_of_grid)) {
    return std::ranges::count_if(text, is_of_cell) >= enough_cells ||
           std::ranges::count_if(text, is_between_cells) >= enough_gaps;
  }
  // Every format needs at least 81 characters for a puzzle.
  return text.size() >= 81 && !is_path(text);
}

}  // namespace shudu::cli
