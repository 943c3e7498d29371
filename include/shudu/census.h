// Census: how many Sudoku grids there are, computed from nothing.
#pragma once

#include <cstdint>
#include <string>
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

// A class of bands that symmetries take to each other: rows, boxes, columns in boxes, names of digits.
struct BandClassForm {
  std::string form;         // the least of them, 27 digits row by row
  std::uint64_t bands = 0;  // how many there are of it, out of 948,109,639,680
  std::uint64_t automorphisms = 0;
};
// All 416, in the order of their forms.
std::vector<BandClassForm> band_classes();

}  // namespace shudu
