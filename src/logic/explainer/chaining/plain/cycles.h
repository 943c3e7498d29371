// Bidirectional cycles and forcing chains without branches (Sudoku Explainer's "Forcing Chains & Cycles").
//
// From every candidate, assumed on and off, the links are followed breadth first. This is done three times: with links
// of one digit (X), with links in cells of two candidates (Y), and with both. A path back to the start is a cycle. A
// path to the opposite of the start is a forcing chain.
#pragma once

#include <vector>

#include "logic/explainer/chaining/finding.h"
#include "logic/explainer/chaining/plain/plain_chains.h"

namespace shudu::logic::explainer::chaining {

// The findings, easiest first. A finding with the same removals as an easier one is left out. With `best_only` at most
// the first finding.
std::vector<ChainFinding> cycles_and_chains(const ChainBoard& board, PlainChains& plain, Record& record,
                                            bool best_only);

}  // namespace shudu::logic::explainer::chaining
