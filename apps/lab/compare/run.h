// Runs every algorithm on every puzzle and measures the time.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "compare/results.h"

namespace shudu::cli::compare {

// Fills results.outcomes for results.algorithms. All algorithms run on a puzzle before the next puzzle, and the sets
// take turns. So a change in machine speed affects all algorithms alike, and an interrupted run is a fair sample.
// `on_step` receives the number of finished measurements and their total. The run stops when `go_on` returns false.
// Returns the disagreements: algorithms that find a different number of solutions than the search.
std::vector<std::string> run_all(Results& results, const std::function<bool()>& go_on,
                                 const std::function<void(std::size_t done, std::size_t all)>& on_step);

}  // namespace shudu::cli::compare
