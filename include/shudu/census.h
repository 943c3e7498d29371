// Census: how many Sudoku grids there are, computed from nothing.
#pragma once

#include <cstdint>
#include <vector>

#include "shudu/whole.h"

namespace shudu {

struct Census {
  // The grids whose first band has columns of one class.
  struct Class {
    std::uint64_t bands = 0;        // first bands of the class
    std::uint64_t completions = 0;  // ways to complete each of them
  };
  std::uint64_t bands = 0;  // first bands in all: 948,109,639,680
  std::vector<Class> classes;
  Whole grids = 0;  // 6,670,903,752,021,072,936,960
};

Census take_census();

}  // namespace shudu
