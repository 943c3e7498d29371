// JsonObject: one line of `--json` output.
#pragma once

#include "shudu/json_object.h"

namespace shudu::cli {

using shudu::JsonObject;

}  // namespace shudu::cli
