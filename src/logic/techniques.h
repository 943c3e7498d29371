// The techniques, each defined in techniques/<file>.cpp beside its finder. techniques.cpp puts them in order.
#pragma once

#include "shudu/technique.h"

namespace shudu::logic {

// Singles
extern const Technique naked_single;

}  // namespace shudu::logic
