// A classic puzzle with everything that it has, as an object of the format "json".
#pragma once

#include <string>

#include "base/json_object.h"
#include "shudu/format.h"

namespace shudu::ask {

std::string puzzle_json(const Puzzle& puzzle, const JsonObject& more = {});

}  // namespace shudu::ask
