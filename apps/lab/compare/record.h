// Results as data: comma-separated values, and JSON Lines that can be read back.
#pragma once

#include <istream>
#include <string>

#include "compare/results.h"
#include "shudu/result.h"

namespace shudu::cli::compare {

// One line per outcome, with the properties of the puzzle.
std::string as_csv(const Results& results);
// {"type":"run", …}, then one line per puzzle, then one line per outcome.
std::string as_json(const Results& results);
// Reads what as_json wrote. The error names the bad line.
Result<Results, std::string> from_json(std::istream& lines);

}  // namespace shudu::cli::compare
