// A list of steps as JSON, described as the options of a question say.
#pragma once

#include "ask/logic/logic_options.h"
#include "ask/logic/step_json.h"

namespace shudu::ask {

inline std::vector<JsonObject> steps_json(const std::vector<logic::Step>& steps, const LogicOptions& asked) {
  std::vector<JsonObject> list;
  for (const logic::Step& step : steps) {
    list.push_back(logic::step_json(step, asked.language, asked.words(), asked.outline));
  }
  return list;
}

}  // namespace shudu::ask
