// From hints to steps: the same reasoning as data for words and pages.
#pragma once

#include "logic/explainer/chaining.h"
#include "logic/explainer/chaining_hint.h"
#include "shudu/step.h"

namespace shudu::logic::explainer::chaining {

Step step_of(const Hint& hint, const Record& record);

}  // namespace shudu::logic::explainer::chaining
