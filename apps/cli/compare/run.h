// Running: every algorithm on every puzzle, in turn, timed.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "compare/results.h"

namespace shudu::cli::compare {

// Fills results.outcomes for results.algorithms, puzzle by puzzle, the sets in turn: a machine that becomes slower does
// so for everyone, and what is there when it is broken off is a fair sample. `on_step` is told how many measurements of
// all are done; false from it, or from `go_on` at any time, breaks off. Returns what does not agree: which algorithm
// finds another number of solutions than the search.
std::vector<std::string> run_all(Results& results, const std::function<bool()>& go_on,
                                 const std::function<void(std::size_t done, std::size_t all)>& on_step);

}  // namespace shudu::cli::compare
