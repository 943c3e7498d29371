// Reports of `viewpoints` as text and as JSON.
#pragma once

#include <string>

#include "engine/batch.h"
#include "engine/terminal.h"
#include "shudu/puzzle.h"
#include "shudu/viewpoints.h"

namespace shudu::cli {

// A position and the digits that are seen from each viewpoint. Precondition: the values do not conflict.
struct ViewedPosition {
  Grid givens, values;
  Views views;
};
ViewedPosition viewed(const Puzzle& puzzle);

// The board, with a letter for each viewpoint from which a cell is solved, and the table of regions.
std::string as_text(const ViewedPosition& position, const Style& style);
// The status is that of docs/json.md.
std::string as_json(const Record& record, const ViewedPosition& position);

std::string as_text(const ViewpointSums& sums);
std::string as_json(const ViewpointSums& sums);

}  // namespace shudu::cli
