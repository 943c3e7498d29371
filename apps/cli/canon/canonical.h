// The canonical form of the grid or puzzle in a record.
#pragma once

#include <string>
#include <vector>

#include "engine/input.h"
#include "shudu/symmetry.h"
#include "solve/no_answer.h"

namespace shudu::cli {

// How the canonical form was computed.
enum class Sameness : std::uint8_t {
  grid,     // a complete grid
  unique,   // a puzzle with one solution: through the form of the solution
  clues,    // any other puzzle or pattern: from the clues
  invalid,  // unreadable, conflicting clues, or pencil marks
};

struct Classified {
  Sameness kind = Sameness::invalid;
  Canonical canonical;
};

// Classifies every record of a batch. After the first few hundred records a table is built, which speeds up the rest.
void classify(const Batch& batch, std::vector<Classified>& classified);
// The reason why a record is Sameness::invalid.
NoAnswer why_not(const Record& record);

}  // namespace shudu::cli
