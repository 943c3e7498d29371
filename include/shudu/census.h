// Census: counts all Sudoku grids, in total and up to symmetry. The results are computed, not stored.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shudu/watch.h"
#include "shudu/whole.h"

namespace shudu {

struct Census {
  // The first bands that have the same number of completions because their columns are of the same class.
  struct Class {
    std::uint64_t bands = 0;        // first bands of the class
    std::uint64_t completions = 0;  // ways to complete each of them
  };
  std::uint64_t bands = 0;  // first bands in all: 948,109,639,680
  std::vector<Class> classes;
  Whole grids = 0;  // 6,670,903,752,021,072,936,960
};

Census take_census();

// A class of bands that are equal up to symmetry: permuting rows, boxes, columns within boxes, and digits.
struct BandClassForm {
  std::string form;         // the smallest band of the class, 27 digits row by row
  std::uint64_t bands = 0;  // bands in the class, out of 948,109,639,680
  std::uint64_t automorphisms = 0;
};
// All 416 classes, in the order of their forms.
std::vector<BandClassForm> band_classes();

// The number of essentially different grids: 5,472,730,538. Two grids are the same when a symmetry maps one to the
// other.
//
// Burnside's lemma: the number of classes is the mean, over all 3,359,232 symmetries of the cells, of the number of
// grids (up to renaming digits) that each symmetry leaves unchanged. This number is the same for all symmetries of one
// conjugacy class, and there are 275 conjugacy classes.
struct EssentiallyDifferent {
  struct Class {
    int order = 0;            // of its symmetries
    bool transposed = false;  // rows become columns
    std::uint64_t size = 0;   // number of symmetries
    std::uint64_t kept = 0;   // grids that each symmetry leaves unchanged, up to renaming digits
  };
  std::vector<Class> classes;
  std::uint64_t symmetries = 0;
  Whole grids = 0;  // the sum of size * kept, divided by the number of symmetries
};

// Calls `watch` after each of the 275 classes, on any of the threads but once at a time, with the number of classes that are
// counted. If it returns false, the count stops and the result is empty.
std::optional<EssentiallyDifferent> count_essentially_different(int threads = 1, const Watch& watch = {});

}  // namespace shudu
