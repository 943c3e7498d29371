// A technique described for a reader: its name and figures, and an example on a board with the step in words.
#pragma once

#include <string>

#include "engine/terminal.h"
#include "shudu/language.h"
#include "shudu/logic.h"

namespace shudu::cli {

std::string technique_page(const logic::Technique& technique, Language language, const Style& style);

// All techniques, the easiest first: the id, and the name with its rating and level. Lines are at most `width` columns
// wide.
std::string technique_list(Language language, std::size_t width);

}  // namespace shudu::cli
