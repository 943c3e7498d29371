// Cells, candidates and conflicts as JSON.
#pragma once

#include <string>
#include <vector>

#include "base/json_object.h"
#include "shudu/board.h"
#include "shudu/logic.h"

namespace shudu::logic {

// [{"cell":"r1c1","digit":5}, …]
std::vector<JsonObject> candidate_list(const std::vector<Candidate>& candidates);
// [{"digit":5,"house":"row 1","cells":["r1c1", …]}, …]
std::vector<JsonObject> conflict_list(const std::vector<Conflict>& conflicts);
// ["r1c1", …]
std::vector<std::string> cell_names(CellSet cells);

}  // namespace shudu::logic
