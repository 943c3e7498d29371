// A list in two columns that fits the terminal. Where there is little room, the second column is below the first.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace shudu::cli {

// The width of the terminal; if standard output is no terminal, that of the variable COLUMNS, or 100. At least 40.
std::size_t list_width();
std::string two_columns(const std::vector<std::pair<std::string, std::string>>& rows, std::size_t width);

}  // namespace shudu::cli
