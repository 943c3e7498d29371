// The command table as JSON, one object per command after one with the options of all commands, for tests and other programs (`shudu help --json`).
#pragma once

#include <vector>

#include "engine/command.h"

namespace shudu::cli {

void print_listing(const std::vector<Command>& commands);

}  // namespace shudu::cli
