// formats: the formats that are read and written.
#pragma once

#include "base/json_object.h"
#include "shudu/format.h"

namespace shudu::ask {

JsonObject format_json(const Format& format);

}  // namespace shudu::ask
