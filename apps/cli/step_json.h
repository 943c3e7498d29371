// A step of logic as JSON: all that a page needs to draw and tell it.
#pragma once

#include "json_object.h"
#include "shudu/logic.h"
#include "shudu/words.h"

namespace shudu::cli {

JsonObject step_json(const logic::Step& step, logic::Language language);
// The place of a contradiction.
JsonObject contradiction_json(const logic::State::Contradiction& contradiction);
// The candidates of every cell in row-major order, a filled cell's digit alone.
std::vector<std::string> candidates_json(const logic::State& state);
std::vector<std::string> cell_names(CellSet cells);

}  // namespace shudu::cli
