// Grid classes: one grid of every class of grids that are equal up to symmetry, in ascending order.
//
// A class is written as its min-lex form. There are 416 classes of bands (the first three rows), numbered from 1 in the
// order of their min-lex forms, and the first band of a min-lex form is one of these. So the classes of the bands
// 1, 2, …, 416 together are all 5,472,730,538 classes in ascending order.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>

#include "shudu/board/grid.h"

namespace shudu {

inline constexpr int band_class_count = 416;
inline constexpr std::uint64_t grid_class_count = 5'472'730'538;

// The classes whose min-lex form begins with one of the bands.
class GridClasses {
 public:
  // The classes of a band are cut by their fourth row into as many pieces, for computations in parts. A piece may be
  // empty.
  static constexpr int piece_count = 100;

  // Receives a min-lex form and its number of automorphisms. Returns false to stop.
  using Visit = std::function<bool(const Grid& form, std::uint64_t automorphisms)>;

  // Precondition: 1 <= band <= band_class_count.
  explicit GridClasses(int band);
  GridClasses(GridClasses&&) noexcept;
  GridClasses& operator=(GridClasses&&) noexcept;
  ~GridClasses();

  // Passes the classes of the pieces begin..end-1 in ascending order. Returns false if it was stopped. Precondition:
  // 0 <= begin <= end <= piece_count. Use an object from one thread at a time.
  bool visit(int begin, int end, const Visit& visit);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace shudu
