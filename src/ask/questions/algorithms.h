// algorithms: the solvers whose run can be recorded, with their pseudo-code.
#pragma once

#include "base/json_object.h"
#include "shudu/trace.h"

namespace shudu::ask {

JsonObject algorithm_json(const trace::Solver& solver);

}  // namespace shudu::ask
