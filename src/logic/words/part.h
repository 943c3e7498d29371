// The named parts that a template may contain.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shudu/logic.h"

namespace shudu::logic::words {

// The text for {name}. It is "" if the step has no such part, and nullopt if there is no part of that name.
std::optional<std::string> part(std::string_view name, const Step& step, Language language);

// "so 4 can be removed from r1c2 and r3c4, and 7 from r5c5".
std::string result(const Step& step, Language language);

}  // namespace shudu::logic::words
