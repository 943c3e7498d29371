// A step of logic as JSON, with everything that a page needs to draw and describe it.
#pragma once

#include <string>
#include <vector>

#include "ask/logic/board_json.h"
#include "base/json_object.h"
#include "shudu/logic.h"
#include "shudu/words.h"

namespace shudu::logic {

// `depth`: how much the words say. `outlined`: with the whole description in parts.
JsonObject step_json(const Step& step, Language language, Depth depth = Depth::whole, bool outlined = false);
// The place of a contradiction.
JsonObject contradiction_json(const State::Contradiction& contradiction);
// The candidates of every cell in row-major order. A filled cell has only its digit.
std::vector<std::string> candidates_json(const State& state);

}  // namespace shudu::logic
