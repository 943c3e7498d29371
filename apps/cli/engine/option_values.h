// Values that options hold as text: a number, a range, a grid, a pattern of cells. What is wrong is reported to the
// verdict, with the option's name.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/input.h"
#include "shudu/cell_set.h"
#include "shudu/grid.h"

namespace shudu::cli {

// A whole number above 0.
std::optional<std::uint64_t> positive_number(const std::string& text);

struct Range {
  int least = 0, most = 0;
};
// "22", "22-25" or "22~25".
std::optional<Range> range_of(const std::string& text);
// The same with one digit behind the point, in tenths: "7.2", "2.3-6.5".
std::optional<Range> range_of_tenths(const std::string& text);

// One complete grid that keeps the rules, written out or in a file, in any format.
std::optional<Grid> complete_grid(const std::string& option, const std::string& text, Verdict& verdict);
// The cells that are marked with anything but '0' and '.', in a file or written out: 81 signs, white space aside, or
// any puzzle format, whose clues they are.
std::optional<CellSet> pattern_of(const std::string& option, const std::string& text, Verdict& verdict);

}  // namespace shudu::cli
