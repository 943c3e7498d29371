// formats: the formats that are read and written.
#pragma once

#include "ask/format_table.h"
#include "base/json_object.h"

namespace shudu::ask {

JsonObject format_json(const FormatRow& format);

}  // namespace shudu::ask
