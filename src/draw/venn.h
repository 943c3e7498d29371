// The Venn diagram of four sets: four ellipses that overlap in all fifteen ways (Venn, 1880).
//
// Circles cannot do it: four of them make at most thirteen regions besides the outside. Regions are numbered by sets:
// bit i of a region says that it lies inside ellipse i.
#pragma once

#include <array>
#include <string>

#include "draw/svg.h"

namespace shudu::svg {

struct VennEllipse {
  Point centre;
  double radius_x, radius_y;
  double degrees;  // turned clockwise
  // Less than 1 inside, more outside.
  double measure(Point point) const;
};
// In the unit square, from left to right as they are named along the top.
const std::array<VennEllipse, 4>& venn_ellipses();
// The region in which a point lies.
unsigned venn_region(Point point);
// Where there is most room for a word in each region; [0] is outside, at the bottom.
const std::array<Point, 16>& venn_places();

struct VennSet {
  std::string name;
  int series = 1;  // its colour
};
// Draws the diagram into a square: every region has its text, and its name in words as a tip.
void draw_venn(Picture& picture, Point corner, double size, const std::array<VennSet, 4>& sets,
               const std::array<std::string, 16>& texts);

}  // namespace shudu::svg
