// rules: the rules that variants may have.
#pragma once

#include "base/json_object.h"
#include "shudu/variant.h"

namespace shudu::ask {

JsonObject rule_json(const variant::Rule& rule);

}  // namespace shudu::ask
