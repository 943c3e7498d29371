// The named parts that a template may have.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shudu/logic/step.h"

namespace shudu::logic::words {

// What stands for {name} when the step is told; empty when the step has no such thing; nothing when there is no part of
// that name.
std::optional<std::string> part(std::string_view name, const Step& step, Language language);

// "so 4 can be removed from r1c2 and r3c4, and 7 from r5c5".
std::string result(const Step& step, Language language);

}  // namespace shudu::logic::words
