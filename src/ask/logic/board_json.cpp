#include "ask/logic/board_json.h"

namespace shudu::logic {

std::vector<JsonObject> candidate_list(const std::vector<Candidate>& candidates) {
  std::vector<JsonObject> all;
  for (Candidate candidate : candidates) {
    JsonObject one;
    one.add("cell", name(candidate.cell)).add("digit", std::uint64_t{candidate.digit});
    all.push_back(std::move(one));
  }
  return all;
}

std::vector<JsonObject> conflict_list(const std::vector<Conflict>& conflicts) {
  std::vector<JsonObject> all;
  for (const Conflict& conflict : conflicts) {
    JsonObject one;
    one.add("digit", static_cast<std::uint64_t>(conflict.digit))
        .add("house", name(conflict.house))
        .add("cells", cell_names(conflict.cells));
    all.push_back(std::move(one));
  }
  return all;
}

std::vector<std::string> cell_names(CellSet cells) {
  std::vector<std::string> names;
  for (Cell cell : cells) names.push_back(name(cell));
  return names;
}

}  // namespace shudu::logic
