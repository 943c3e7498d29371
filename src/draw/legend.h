// Legends: the meanings of the marks of a plot, in lines below it.
#pragma once

#include <span>
#include <string>

#include "draw/svg.h"

namespace shudu::svg {

struct LegendItem {
  enum class Mark { dot, hollow, box, median, dashed, chip };
  Mark mark;
  std::string text;
};

// The height that the legend takes if it is this wide.
double legend_height(std::span<const LegendItem> items, double width);
// Draws it below and to the right of the corner.
void draw_legend(Picture& picture, Point corner, double width, std::span<const LegendItem> items);

}  // namespace shudu::svg
