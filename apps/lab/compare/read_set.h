// Reads a file of puzzles as one set of `shudu compare`.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "compare/results.h"
#include "engine/verdict.h"

namespace shudu::cli::compare {

struct ReadOptions {
  std::string from;         // a format, or empty for detection
  std::uint64_t first = 0;  // the most puzzles to read; 0: all
  bool rate = true;
};

// Adds the set. Puzzles that cannot be read or compared are reported to the verdict. Stops early if go_on() is false.
void read_set(const std::string& file, const ReadOptions& options, const std::function<bool()>& go_on, Results& results,
              Verdict& verdict);

}  // namespace shudu::cli::compare
