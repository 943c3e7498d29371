// A technique described for a reader: its name and figures, and an example on a board with the step in words.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/terminal.h"
#include "shudu/language.h"
#include "shudu/logic.h"

namespace shudu::cli {

std::string technique_page(const logic::Technique& technique, Language language, const Style& style);

// All techniques, the easiest first: the id, and the name with its rating and level. Lines are at most `width` columns
// wide.
std::string technique_list(Language language, std::size_t width);

// One example of each technique, as a line of HoDoKu's library: a position in which the technique is the next thing to find. The
// build makes the table from docs/techniques/examples.txt.
struct TechniqueExample {
  std::string_view technique;  // id
  std::string_view line;
};
std::span<const TechniqueExample> technique_examples();

}  // namespace shudu::cli
