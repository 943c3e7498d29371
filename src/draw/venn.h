// The Venn diagram of four sets: four ellipses that overlap in all fifteen ways (Venn, 1880).
//
// Circles are not enough: four circles make at most thirteen regions besides the outside. Regions are numbered by sets:
// bit i of the number of a region means that it lies inside ellipse i.
#pragma once

#include <array>
#include <string>

#include "draw/svg.h"

namespace shudu::svg {

struct VennEllipse {
  Point centre;
  double radius_x, radius_y;
  double degrees;  // rotated clockwise
  // Less than 1 inside, more outside.
  double measure(Point point) const;
};
// In the unit square, from left to right in the order of the names along the top.
const std::array<VennEllipse, 4>& venn_ellipses();
// The region in which a point lies.
unsigned venn_region(Point point);
// The point with the most room for text in each region; [0] is outside, at the bottom.
const std::array<Point, 16>& venn_places();

struct VennSet {
  std::string name;
  int series = 1;  // its colour
};
// Draws the diagram into a square. Every region has its text, and its name as a tooltip.
void draw_venn(Picture& picture, Point corner, double size, const std::array<VennSet, 4>& sets,
               const std::array<std::string, 16>& texts);

}  // namespace shudu::svg
