// How many grids are essentially different: 5,472,730,538. Two grids are the same when a symmetry takes one to the
// other.
//
// Burnside's lemma: the number of classes is the mean, over all 3,359,232 symmetries of the cells, of how many grids
// (up to the names of digits) each keeps. Symmetries of one conjugacy class keep equally many, and there are 275
// classes.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "shudu/whole.h"

namespace shudu {

struct EssentiallyDifferent {
  struct Class {
    int order = 0;            // of its symmetries
    bool transposed = false;  // rows become columns
    std::uint64_t size = 0;   // how many symmetries
    std::uint64_t kept = 0;   // grids that each keeps, names of digits left aside
  };
  std::vector<Class> classes;
  std::uint64_t symmetries = 0;
  Whole grids = 0;  // the sum of size * kept, divided by the number of symmetries
};

// `progress` hears of every class that is done, out of 275, and returns false to give up.
std::optional<EssentiallyDifferent> count_essentially_different(
    int threads = 1, const std::function<bool(const EssentiallyDifferent::Class& done)>& progress = {});

}  // namespace shudu
