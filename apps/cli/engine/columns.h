// Text in columns: words wrapped to the width of the terminal, and lists of names with their descriptions.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shudu::cli {

// The width for text on standard output: that of the terminal; if it is no terminal, that of the variable COLUMNS, or
// 100. Always from 40 to 120.
std::size_t text_width();

// The number of columns that the text takes. Chinese characters and full-width signs take two.
std::size_t width_of(std::string_view text);

// Breaks the text at spaces so that no line is wider than `width`. All lines but the first are indented by `indent`. A
// single line feed in the text is kept.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t width);

// Lines of a name on the left and its description on the right, which begins at `column`. Where the width leaves little
// room on the right, or the name is long, the description begins on the next line.
std::string in_two_columns(const std::vector<std::pair<std::string, std::string>>& rows, std::size_t column,
                           std::size_t width);

}  // namespace shudu::cli
