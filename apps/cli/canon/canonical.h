// The canonical form of the grid or puzzle in a record.
#pragma once

#include <string>
#include <vector>

#include "answer/classified.h"
#include "engine/input.h"
#include "solve/no_answer.h"

namespace shudu::cli {

// Classifies every record of a batch. After the first few hundred records a table is built, which speeds up the rest.
void classify(const Batch& batch, std::vector<Classified>& classified);
// The reason why a record is Sameness::invalid: it is unreadable, its clues conflict, or it has pencil marks.
NoAnswer why_not(const Record& record);

}  // namespace shudu::cli
