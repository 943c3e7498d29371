#include "draw/legend.h"

#include <array>
#include <vector>

namespace shudu::svg {
namespace {

constexpr double line_height = 20, mark_width = 28, gap = 22;

// The corner of each item, relative to the corner of the legend.
std::vector<Point> places(std::span<const LegendItem> items, double width) {
  std::vector<Point> corners;
  Point at;
  for (const LegendItem& item : items) {
    const double size = mark_width + text_width(item.text);
    if (at.x > 0 && at.x + size > width) at = {0, at.y + line_height};
    corners.push_back(at);
    at.x += size + gap;
  }
  return corners;
}

// The colour of a legend is that of series 2, a neutral grey.
void draw_mark(Picture& picture, Point middle, LegendItem::Mark mark) {
  using Mark = LegendItem::Mark;
  const auto [x, y] = middle;
  switch (mark) {
    case Mark::dot: return picture.circle(middle, 3, "fill-2");
    case Mark::hollow: return picture.circle(middle, 3, "beyond paper line-2");
    case Mark::box: return picture.rectangle({x - 10, y - 7}, 20, 14, "tint-2");
    case Mark::median: return picture.line({x, y - 8}, {x, y + 8}, "thick line-2");
    case Mark::dashed: return picture.polyline(std::array<Point, 2>{{{x - 10, y}, {x + 10, y}}}, "dashed line-2");
    case Mark::chip: return picture.rectangle({x - 10, y - 7}, 20, 14, "beyond paper line-2");
  }
}

}  // namespace

double legend_height(std::span<const LegendItem> items, double width) {
  return items.empty() ? 0 : places(items, width).back().y + line_height;
}

void draw_legend(Picture& picture, Point corner, double width, std::span<const LegendItem> items) {
  picture.begin_group("legend");
  const std::vector<Point> corners = places(items, width);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const double x = corner.x + corners[i].x, y = corner.y + corners[i].y;
    draw_mark(picture, {x + 10, y + line_height / 2}, items[i].mark);
    picture.text({x + mark_width, y + line_height / 2 + 4}, items[i].text, "quiet");
  }
  picture.end_group();
}

}  // namespace shudu::svg
