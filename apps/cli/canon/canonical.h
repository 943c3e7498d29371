// The canonical form of whatever a record holds.
#pragma once

#include <string>
#include <vector>

#include "engine/input.h"
#include "shudu/canon.h"

namespace shudu::cli {

// What the form was made of.
enum class Sameness : std::uint8_t {
  grid,     // a complete grid
  unique,   // a puzzle with one solution: through the solution
  clues,    // other puzzles and patterns: by the clues themselves
  invalid,  // unreadable, conflicting clues, or pencil marks, which clues alone do not tell
};

struct Classified {
  Sameness kind = Sameness::invalid;
  Canonical canonical;
};

// For every record of a batch. Many at once are made with a table, few without.
void classify(const Batch& batch, std::vector<Classified>& classified);
// Why a record is Sameness::invalid.
std::string reason_of(const Record& record);

}  // namespace shudu::cli
