// What is seen from which viewpoint, as people and as programs read it.
#pragma once

#include <string>

#include "engine/terminal.h"
#include "shudu/format.h"
#include "shudu/viewpoints.h"

namespace shudu::cli {

// A position and what is seen on it. Precondition: the values do not conflict.
struct ViewedPosition {
  Grid givens, values;
  Views views;
};
ViewedPosition viewed(const Puzzle& puzzle);

// The board, with a letter for each viewpoint beside the digits that are seen from it, and the table of regions.
std::string as_text(const ViewedPosition& position, const Style& style);
std::string as_json(const ViewedPosition& position);

std::string as_text(const ViewpointSums& sums);
std::string as_json(const ViewpointSums& sums);

}  // namespace shudu::cli
