// Results as data: comma-separated values for other programs, and JSON Lines, which can be read back.
#pragma once

#include <istream>
#include <string>

#include "compare/results.h"
#include "shudu/result.h"

namespace shudu::cli::compare {

// A line for each outcome, with what is known about the puzzle.
std::string as_csv(const Results& results);
// {"type":"run", …}, then a line for each puzzle, then one for each outcome.
std::string as_json(const Results& results);
// What as_json wrote. An error says which line is not so.
Result<Results, std::string> from_json(std::istream& lines);

}  // namespace shudu::cli::compare
