// Options and steps that the campaign commands share.
#pragma once

#include <string>
#include <vector>

#include "engine/command.h"

namespace shudu::cli::campaign {

inline Argument folder_argument(std::vector<std::string>& target) {
  return {.name = "DIR", .help = "the folder of the campaign", .target = &target, .minimum = 1, .maximum = 1};
}

inline Option any_version_option(bool& target) {
  return option("--any-version", target, "accept a campaign that another version of shudu made");
}

}  // namespace shudu::cli::campaign
