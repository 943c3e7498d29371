#include "logic/patterns/rectangles.h"

#include <algorithm>

namespace shudu::logic {

namespace {

// By digit: the blank cells that see no cell with this digit.
std::array<CellSet, 10> allowed_cells(const State& state) {
  std::array<CellSet, 10> allowed;
  allowed.fill(state.blanks());
  for (Cell cell : ~state.blanks()) allowed[state.values()[cell]] -= peers(cell);
  return allowed;
}

}  // namespace

bool SeenRectangles::insert(const Rectangle& rectangle) {
  int number = 0;
  for (Cell cell : rectangle.cells()) number = number * 10 + cell.index();
  if (std::find(numbers_.begin(), numbers_.end(), number) != numbers_.end()) return false;
  numbers_.push_back(number);
  return true;
}

template <bool missing>
BlankRectangles<missing>::BlankRectangles(const State& state) {
  std::array<CellSet, 10> open;
  if constexpr (missing) {
    open = allowed_cells(state);
  } else {
    for (int digit = 1; digit <= 9; ++digit) open[digit] = state.places(digit);
  }
  SeenRectangles seen;
  for (Cell corner : state.with_candidate_count(2)) {
    const int a = state.candidates(corner).first();
    const int b = (state.candidates(corner) - DigitSet{a}).first();
    const CellSet both = open[a] & open[b];
    if (!both.contains(corner)) continue;
    for_rectangles_at(corner, both, both, [&](Rectangle rectangle) {
      rectangle.a = a;
      rectangle.b = b;
      if (seen.insert(rectangle)) list_.push_back(rectangle);
    });
  }
}

template class BlankRectangles<false>;
template class BlankRectangles<true>;

}  // namespace shudu::logic
