// Parses option values: a number, a range (base/ranges.h), a grid, a pattern of cells. Errors are reported to the verdict with the
// option's name.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/ranges.h"
#include "engine/input.h"
#include "shudu/board.h"

namespace shudu::cli {

// A number of `noun`s above 0, or what is wrong with the text.
Result<std::uint64_t, std::string> number_of(const std::string& text, std::string_view noun);

// One complete, valid grid, given as text or as a file, in any format.
std::optional<Grid> complete_grid(const std::string& option, const std::string& text, Verdict& verdict);
// The cells of a pattern, given as text or as a file. A pattern is 81 characters, white space not counted, where '0'
// and '.' stand for cells outside the pattern; or a puzzle in any format, whose clues form the pattern.
std::optional<CellSet> pattern_of(const std::string& option, const std::string& text, Verdict& verdict);

}  // namespace shudu::cli
