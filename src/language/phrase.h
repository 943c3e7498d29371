// Phrases: fills the parts of texts, and joins lists.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shudu/language.h"

namespace shudu {

using Parts = std::initializer_list<std::pair<std::string_view, std::string>>;

// The text with every "{name}" replaced by the part of that name. A name without a part is removed.
std::string phrase(const Text& text, Language language, Parts parts = {});

// "a", "a and b", "a, b and c"; "a、b、c".
std::string list(const std::vector<std::string>& items, Language language);

}  // namespace shudu
