// The table of solvers whose runs can be recorded.
#include <vector>

#include "base/same_id.h"
#include "trace/source.h"

namespace shudu::trace {

std::span<const Solver> solvers() {
  static const std::vector<Solver> table = [] {
    std::vector<Solver> all;
    for (const gallery::Algorithm& algorithm : gallery::algorithms()) {
      all.push_back({algorithm.id, algorithm.title, algorithm.idea, algorithm.code, &algorithm});
    }
    all.push_back({"logic", "Logic", "As people do: the first step of the easiest technique, and never a guess.",
                   logic_code(), nullptr});
    for (const gallery::Algorithm& algorithm : gallery::viewpoint_algorithms()) {
      all.push_back({algorithm.id, algorithm.title, algorithm.idea, algorithm.code, &algorithm});
    }
    return all;
  }();
  return table;
}

const Solver* find_solver(std::string_view id) {
  const auto all = solvers();
  const auto found = find_by_id(all, id, &Solver::id);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace shudu::trace
