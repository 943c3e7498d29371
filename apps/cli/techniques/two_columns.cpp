#include "techniques/two_columns.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace shudu::cli {
namespace {

// The words of the text in lines of at most `width` columns, all but the first indented.
std::string broken(const std::string& text, std::size_t indent, std::size_t width) {
  std::istringstream words{text};
  std::string result;
  std::size_t column = indent;
  for (std::string word; words >> word;) {
    if (column > indent && column + 1 + word.size() > width) {
      result += '\n' + std::string(indent, ' ');
      column = indent;
    } else if (column > indent) {
      result += ' ';
      ++column;
    }
    result += word;
    column += word.size();
  }
  return result;
}

}  // namespace

std::size_t list_width() {
  constexpr std::size_t narrowest = 40, usual = 100;
  winsize size{};
  std::size_t width = 0;
  if (::isatty(STDOUT_FILENO) != 0 && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) width = size.ws_col;
  const char* columns = std::getenv("COLUMNS");
  if (width == 0 && columns != nullptr)
    width = static_cast<std::size_t>(std::max(0L, std::strtol(columns, nullptr, 10)));
  return width == 0 ? usual : std::max(width, narrowest);
}

std::string two_columns(const std::vector<std::pair<std::string, std::string>>& rows, std::size_t width) {
  constexpr std::size_t least_room = 36, below = 6;
  std::size_t column = 0;
  for (const auto& [left, right] : rows) column = std::max(column, left.size() + 2);
  const bool stacked = width < column + least_room;
  const std::size_t indent = stacked ? below : column;
  std::string text;
  for (const auto& [left, right] : rows) {
    text += left + (stacked ? '\n' + std::string(indent, ' ') : std::string(column - left.size(), ' '));
    text += broken(right, indent, width) + '\n';
  }
  return text;
}

}  // namespace shudu::cli
