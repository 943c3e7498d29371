// The English texts of the page that `shudu techniques ID` writes. The keys are those of the catalogues (src/language/).
//
// Members are of type Text only, so that a test can list them.
#pragma once

#include "shudu/language.h"

namespace shudu::cli {

struct TechniqueTexts {
  Text place{"page.place", "Family: {family}. Number {number} of {count}, easiest first."};
  Text explainer{"page.explainer", "{program} rates its steps {rating} or more."};
  Text hodoku{"page.hodoku", "HoDoKu: level {level}, score {score}, code {code}."};
  Text uniqueness{"page.uniqueness", "It needs a puzzle with exactly one solution."};
  Text on_request{"page.on_request", "It is used only if {option} names it."};
  Text example{"page.example", "Example:"};
  Text no_example{"page.no_example", "There is no example."};
  Text more{"page.more", "More: {page}"};
};
inline constexpr TechniqueTexts technique_texts;

}  // namespace shudu::cli
