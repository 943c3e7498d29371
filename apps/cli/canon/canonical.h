// The canonical forms of the puzzles in a batch.
#pragma once

#include <vector>

#include "ask/classified.h"
#include "engine/batch.h"

namespace shudu::cli {

// Classifies every record of a batch. After the first few hundred records a table is built, which speeds up the rest.
// A record that cannot be read, a variant, and a puzzle with pencil marks are ask::Sameness::invalid.
void classify(const Batch& batch, std::vector<ask::Classified>& classified);

}  // namespace shudu::cli
