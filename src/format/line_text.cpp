#include "format/line_text.h"

#include <algorithm>

#include "format/cell_text.h"

namespace shudu {
namespace {

bool is_letter(char c) {
  const auto code = static_cast<unsigned char>(c);
  return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || code >= 0x80;
}

}  // namespace

bool has_other_than_ascii(std::string_view line) {
  return std::ranges::any_of(line, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

std::string in_ascii(std::string_view line) {
  std::string out{line};
  const auto put = [&out](std::size_t at, std::size_t bytes, char c) { out.replace(at, bytes, bytes, c); };
  for (std::size_t i = 0; i + 1 < out.size(); ++i) {
    const std::string_view rest = std::string_view{out}.substr(i);
    if (rest.starts_with("\xC2\xA0")) put(i, 2, ' ');      // no-break space
    if (rest.starts_with("\xE3\x80\x80")) put(i, 3, ' ');  // ideographic space
    if (rest.starts_with("\xEF\xBD\x9C")) put(i, 3, '|');  // fullwidth vertical line
    if (rest.starts_with("\xE2\x80\x94")) put(i, 3, '-');  // em dash
    const bool is_box = rest.size() >= 3 && (rest.starts_with("\xE2\x94") || rest.starts_with("\xE2\x95"));
    if (!is_box) continue;
    // U+2500 … U+257F
    const unsigned code =
        (static_cast<unsigned char>(rest[1]) - 0x94U) * 64 + (static_cast<unsigned char>(rest[2]) & 63U);
    const auto among = [code](std::initializer_list<unsigned> codes) {
      return std::ranges::find(codes, code) != codes.end();
    };
    if (among({0x00, 0x01, 0x04, 0x05, 0x08, 0x09, 0x4C, 0x4D, 0x50})) {
      put(i, 3, '-');
    } else if (among({0x02, 0x03, 0x06, 0x07, 0x0A, 0x0B, 0x4E, 0x4F, 0x51})) {
      put(i, 3, '|');
    } else {
      put(i, 3, '+');
    }
  }
  return out;
}

bool is_prose(std::string_view line) {
  std::size_t cells = 0;
  std::size_t others = 0;
  bool letters = false;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t from = at;
    while (at < line.size() && !is_separator(line[at])) ++at;
    const std::string_view word = line.substr(from, at - from);
    const bool only_letters = std::ranges::all_of(word, is_letter);
    if (word.size() >= 2 && only_letters && word.find_first_not_of("xX") != std::string_view::npos) return true;
    const auto of_cells = static_cast<std::size_t>(std::ranges::count_if(word, is_cell));
    cells += of_cells;
    others += word.size() - of_cells;
    letters = letters || std::ranges::any_of(word, is_letter);
    ++at;
  }
  return letters && others > cells;
}

bool is_frame(std::string_view line) {
  constexpr std::string_view pieces = "-=+|!*.:'`~_^/\\<> \t";
  if (line.find_first_not_of(pieces) != std::string_view::npos) return false;
  const auto solid = std::ranges::count_if(line, [](char c) { return c == '*' || c == '_'; });
  return line.find_first_of("+=~") != std::string_view::npos || line.find("--") != std::string_view::npos ||
         line.find("|:-") != std::string_view::npos || line.find("| :-") != std::string_view::npos || solid > 9;
}

}  // namespace shudu
