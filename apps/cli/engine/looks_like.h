// Tells a puzzle from a file name, for an argument that names no existing file.
#pragma once

#include <string_view>

namespace shudu::cli {

// Whether the argument was meant as a puzzle, right or wrong: an address, JSON or an array, a Solo id, several lines, a
// list with commas, or a run of cells that may be too short or too long. Paths, names with an extension and short words
// are file names.
bool looks_like_puzzle(std::string_view argument);

}  // namespace shudu::cli
