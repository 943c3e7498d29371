// A step of logic as JSON, as the library has it.
#pragma once

#include "json_object.h"
#include "shudu/step_json.h"

namespace shudu::cli {

using logic::candidates_json;
using logic::cell_names;
using logic::contradiction_json;
using logic::step_json;

}  // namespace shudu::cli
