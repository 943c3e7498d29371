// techniques: the table of techniques, with its texts in one language.
#pragma once

#include "ask/question.h"
#include "shudu/logic.h"

namespace shudu::ask {

// A row of the table. `order` is its position, from 1.
JsonObject technique_json(const logic::Technique& technique, std::size_t order, Language language);

}  // namespace shudu::ask
