#include "engine/columns.h"

#include <unistd.h>

#include <algorithm>
#include <array>

#include "base/utf8.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

bool is_wide(char32_t code) {
  return (0x2E80 <= code && code <= 0xA4CF) || (0xAC00 <= code && code <= 0xD7A3) ||
         (0xF900 <= code && code <= 0xFAFF) || (0xFE30 <= code && code <= 0xFE4F) ||
         (0xFF00 <= code && code <= 0xFF60) || (0x1F300 <= code && code <= 0x1FAFF);
}

// A line does not begin with the first kind of signs and does not end with the second.
constexpr std::u32string_view closing = U"，。、；：！？）》〉」』】〕…—”’),.;:!?]}%";
constexpr std::u32string_view opening = U"（《〈「『【〔“‘([{";

bool may_break_between(char32_t a, char32_t b) {
  return (is_wide(a) || is_wide(b)) && closing.find(b) == std::u32string_view::npos &&
         opening.find(a) == std::u32string_view::npos;
}

// One character, or an escape sequence "\x1b[1;36m", which takes no column.
struct Letter {
  std::string_view text;
  char32_t code;  // 0 for an escape sequence
  std::size_t columns;
};

Letter take_letter(std::string_view& text) {
  const std::string_view before = text;
  if (text.starts_with("\x1b[")) {
    text.remove_prefix(std::min(text.find('m'), text.size() - 1) + 1);
    return {before.substr(0, before.size() - text.size()), 0, 0};
  }
  const char32_t code = take_code_point(text);
  return {before.substr(0, before.size() - text.size()), code, is_wide(code) ? 2U : 1U};
}

// Text that is not broken, and what separates it from the text before it.
struct Piece {
  std::string_view text;
  std::size_t columns = 0;
  char before = 0;  // ' ', '\n', or 0 for nothing
};

// Removes the first piece. Precondition: the text is not empty.
Piece take_piece(std::string_view& text) {
  Piece piece;
  if (text.front() == ' ' || text.front() == '\n') {
    piece.before = text.front();
    text.remove_prefix(1);
  }
  const std::string_view begin = text;
  char32_t last = 0;
  while (!text.empty() && text.front() != ' ' && text.front() != '\n') {
    std::string_view rest = text;
    const Letter letter = take_letter(rest);
    if (last != 0 && letter.code != 0 && may_break_between(last, letter.code)) break;
    if (letter.code != 0) last = letter.code;
    piece.columns += letter.columns;
    text = rest;
  }
  piece.text = begin.substr(0, begin.size() - text.size());
  return piece;
}

// The first line begins at `column`, the others are indented.
std::string words_in_lines(std::string_view text, std::size_t column, std::size_t indent, std::size_t width) {
  std::string result;
  std::size_t begin = column;
  const auto break_line = [&] {
    result += '\n' + std::string(indent, ' ');
    begin = column = indent;
  };
  while (!text.empty()) {
    const Piece piece = take_piece(text);
    if (piece.before == '\n') break_line();
    const std::size_t space = piece.before == ' ' && column > begin ? 1 : 0;
    if (column > begin && column + space + piece.columns > width) {
      break_line();
    } else {
      result.append(space, ' ');
      column += space;
    }
    result += piece.text;
    column += piece.columns;
  }
  return result;
}

}  // namespace

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  while (!text.empty()) width += take_letter(text).columns;
  return width;
}

std::string_view first_columns(std::string_view text, std::size_t width) {
  std::string_view rest = text;
  while (!rest.empty()) {
    std::string_view next = rest;
    const std::size_t columns = take_letter(next).columns;
    if (columns > width) break;
    width -= columns;
    rest = next;
  }
  return text.substr(0, text.size() - rest.size());
}

std::string lines_wrapped(std::string_view text, std::size_t hang, std::size_t width) {
  std::string result;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    result += line.substr(0, indent);
    result += width_of(line) <= width ? std::string{line.substr(indent)}
                                      : words_in_lines(line.substr(indent), indent, indent + hang, width);
    if (end < text.size()) result += '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return result;
}

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
  return words_in_lines(text, indent, indent, width);
}

std::string fitted(std::string text, std::size_t hang) {
  const std::size_t width = terminal_width(STDOUT_FILENO);
  return width == 0 ? text : lines_wrapped(text, hang, width);
}

std::string in_two_columns(const std::vector<std::pair<std::string, std::string>>& rows, std::size_t column,
                           std::size_t width) {
  constexpr std::size_t least_room = 36, below = 6;
  const bool stacked = width < column + least_room;
  const std::size_t indent = stacked ? below : column;
  std::string text;
  for (const auto& [left, right] : rows) {
    text += stacked ? "  " + left.substr(std::min(left.find_first_not_of(' '), left.size())) : left;
    if (stacked || width_of(left) + 2 > column) {
      text += '\n' + std::string(indent, ' ');
    } else {
      text += std::string(column - width_of(left), ' ');
    }
    text += wrapped(right, indent, width) + '\n';
  }
  return text;
}

std::string framed_board(const std::vector<std::string>& cells, const Style& style, std::size_t gap) {
  std::array<std::size_t, 9> widths{};
  for (std::size_t i = 0; i < cells.size(); ++i) widths[i % 9] = std::max(widths[i % 9], width_of(cells[i]));
  const auto rule = [&](const char* left, const char* cross, const char* right) {
    std::string line = left;
    for (std::size_t c = 0; c < 9; c += 3) {
      const std::size_t width = widths[c] + widths[c + 1] + widths[c + 2] + 2 * gap + 2;
      for (std::size_t i = 0; i < width; ++i) line += "─";
      line += c == 6 ? right : cross;
    }
    return style.faint(line) + '\n';
  };
  const std::string wall = style.faint("│");
  std::string text = rule("┌", "┬", "┐");
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::size_t column = i % 9;
    if (column % 3 == 0) text += wall + ' ';
    text += cells[i] + std::string(widths[column] - width_of(cells[i]) + (column % 3 == 2 ? 1 : gap), ' ');
    if (column == 8) text += wall + '\n';
    if (i == 26 || i == 53) text += rule("├", "┼", "┤");
  }
  return in_signs_of_locale(text + rule("└", "┴", "┘"));
}

}  // namespace shudu::cli
