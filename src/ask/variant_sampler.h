// The sampler of a variant.
#pragma once

#include "ask/any_puzzle.h"
#include "ask/sampler.h"

namespace shudu::ask {

// Precondition: the givens do not conflict. The puzzle must outlive the sampler.
Samples variant_samples(const variant::Puzzle& puzzle, const Watch& watch);

}  // namespace shudu::ask
