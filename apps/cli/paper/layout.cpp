#include "paper/layout.h"

#include <algorithm>

namespace shudu::cli {
namespace {

constexpr double gap = 7;  // at least so much between two boards

}  // namespace

Layout::Layout(const Box& area, int count, const Around& around) : area_(area), around_(around) {
  for (int columns = 1; columns <= count; ++columns) {
    const int rows = (count + columns - 1) / columns;
    const double width = (area.width - gap * (columns - 1)) / columns;
    const double height = (area.height - gap * (rows - 1)) / rows;
    const double side = std::min(width, (height - around.caption - around.below) / (1 + around.below_of_board));
    if (side <= side_) continue;
    side_ = side;
    columns_ = columns;
    rows_ = rows;
  }
}

// The space that is left is divided between the boards, up to three or four gaps, so that they stay a group.
Box Layout::cell(int i) const {
  const double height = around_.caption + side_ * (1 + around_.below_of_board) + around_.below;
  const double across = columns_ == 1 ? 0 : std::min((area_.width - columns_ * side_) / (columns_ - 1), 3 * gap);
  const double down = rows_ == 1 ? 0 : std::min((area_.height - rows_ * height) / (rows_ - 1), 4 * gap);
  const double left = area_.x + (area_.width - columns_ * side_ - (columns_ - 1) * across) / 2;
  const int row = i / columns_, column = i % columns_;
  return {left + column * (side_ + across), area_.y + row * (height + down), side_, height};
}

}  // namespace shudu::cli
