// Census: how many Sudoku grids there are, in all and up to symmetry, computed from nothing.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
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

// The number of essentially different grids: 5,472,730,538. Two grids are the same when a symmetry maps one to the
// other.
//
// Burnside's lemma: the number of classes is the mean, over all 3,359,232 symmetries of the cells, of the number of
// grids (up to renaming digits) that each symmetry keeps. Symmetries of one conjugacy class keep equally many, and
// there are 275 classes.
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
