// The sampler of a classic puzzle.
#pragma once

#include "ask/any_puzzle.h"
#include "ask/sampler.h"
#include "shudu/format.h"

namespace shudu::ask {

// Precondition: the clues do not conflict. The puzzle must outlive the sampler.
Samples classic_samples(const Puzzle& puzzle, const Watch& watch);

}  // namespace shudu::ask
