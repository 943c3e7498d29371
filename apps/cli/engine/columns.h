// Text in columns: its width, words wrapped to the width of the terminal, and lists of names with their descriptions.
//
// Chinese characters and full-width signs take two columns, escape sequences (colours) none. Lines are broken at spaces,
// and between Chinese characters where their punctuation allows it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/terminal.h"

namespace shudu::cli {

// The number of columns that the text takes.
std::size_t width_of(std::string_view text);

// The longest beginning of the text that is not wider than `width`.
std::string_view first_columns(std::string_view text, std::size_t width);

// Breaks the text so that no line is wider than `width`, unless a single word is. All lines but the first are indented by
// `indent`. A single line feed in the text is kept.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t width);

// The same for each line of the text. The lines that follow when one is broken are indented like it, and by `hang` more.
std::string lines_wrapped(std::string_view text, std::size_t hang, std::size_t width);

// Prose as standard output shows it: lines_wrapped() on a terminal, unchanged otherwise.
std::string fitted(std::string text, std::size_t hang = 0);

// Lines of a name on the left and its description on the right, which begins at `column`. Where the width leaves little
// room on the right, or the name is long, the description begins on the next line.
std::string in_two_columns(const std::vector<std::pair<std::string, std::string>>& rows, std::size_t column,
                           std::size_t width);

// A board of 81 cells in a frame, with lines between the boxes and `gap` spaces between the cells of a box. Each column is as wide as
// its widest cell.
std::string framed_board(const std::vector<std::string>& cells, const Style& style, std::size_t gap);

}  // namespace shudu::cli
