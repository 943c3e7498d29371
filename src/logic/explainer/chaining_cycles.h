// Bidirectional cycles and forcing chains without branches (Sudoku Explainer's "Forcing Chains & Cycles").
//
// From every candidate, assumed on and off, the links are walked breadth first, three times: with links of one digit
// (X), with links in cells of two candidates (Y), and with both. Coming back to the start makes a cycle; reaching the
// start's opposite makes a forcing chain.
#pragma once

#include <vector>

#include "logic/explainer/chaining_finding.h"
#include "logic/explainer/chaining_links.h"

namespace shudu::logic::explainer::chaining {

// The findings, easiest first, without those whose removals an easier one has. With `best_only` at most the first.
std::vector<ChainFinding> cycles_and_chains(const ChainBoard& board, PlainChains& plain, Record& record,
                                            bool best_only);

}  // namespace shudu::logic::explainer::chaining
