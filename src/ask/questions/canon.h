// canon: the canonical form of a grid or a puzzle, and the transformation to it.
#pragma once

#include "ask/classified.h"
#include "ask/question.h"

namespace shudu::ask {

// The answer for a puzzle that is classified already, alone or in a batch.
Answer canon_answer(const Puzzle& puzzle, const Classified& classified);

}  // namespace shudu::ask
