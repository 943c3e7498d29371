// The English of hints that are not steps. The keys are those of the catalogues (src/language/).
//
// Members are of type Text only, so that a test can list them.
#pragma once

#include "shudu/language.h"

namespace shudu::logic {

struct HintTexts {
  Text wrong_region{"hint.wrong.region", "Something is wrong in {where}."};
  Text wrong{"hint.wrong", "Wrong: {where}."};
  Text wrong_entry{"hint.wrong.entry", "{cell} is not {digit}"};
  Text conflicts{"hint.wrong.conflicts", " ({conflicts})"};
  Text missing_region{"hint.missing.region", "A candidate is missing in {where}."};
  Text missing{"hint.missing", "A candidate is missing: {where}."};
  Text missing_entry{"hint.missing.entry", "{cell}={digit}"};
  Text solved{"hint.solved", "The puzzle is solved."};
  Text stuck{"hint.stuck", "No technique finds a step here."};
  Text no_solution{"hint.no_solution", "The clues have no solution."};
};
inline constexpr HintTexts hint_texts;

}  // namespace shudu::logic
