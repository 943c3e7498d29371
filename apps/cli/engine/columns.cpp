#include "engine/columns.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "base/utf8.h"

namespace shudu::cli {
namespace {

constexpr std::size_t narrowest = 40, widest = 120, usual = 100;

std::size_t width_of_terminal() {
  winsize size{};
  if (::isatty(STDOUT_FILENO) == 0 || ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

std::size_t width_in_environment() {
  const char* text = std::getenv("COLUMNS");  // NOLINT(concurrency-mt-unsafe): no thread changes the environment
  if (text == nullptr) return 0;
  const std::string_view columns{text};
  std::size_t width = 0;
  const auto [end, error] = std::from_chars(columns.data(), columns.data() + columns.size(), width);
  return error == std::errc{} && end == columns.data() + columns.size() ? width : 0;
}

}  // namespace

std::size_t text_width() {
  for (const std::size_t width : {width_of_terminal(), width_in_environment()}) {
    if (width > 0) return std::clamp(width, narrowest, widest);
  }
  return usual;
}

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  while (!text.empty()) {
    const char32_t code = take_code_point(text);
    const bool wide = (0x2E80 <= code && code <= 0xA4CF) || (0xF900 <= code && code <= 0xFAFF) ||
                      (0xFE30 <= code && code <= 0xFE4F) || (0xFF00 <= code && code <= 0xFF60);
    width += wide ? 2 : 1;
  }
  return width;
}

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
  std::string result;
  std::size_t column = indent;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
    const std::string_view word = text.substr(0, end);
    if (column > indent && column + 1 + width_of(word) > width) {
      result += '\n' + std::string(indent, ' ');
      column = indent;
    } else if (column > indent) {
      result += ' ';
      ++column;
    }
    result += word;
    column += width_of(word);
    if (end < text.size() && text[end] == '\n') {
      result += '\n' + std::string(indent, ' ');
      column = indent;
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return result;
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

}  // namespace shudu::cli
