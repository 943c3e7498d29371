#include "draw/venn.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace shudu::svg {
namespace {

// The distance of a point from an ellipse: the measure divided by its gradient. It is exact at the edge and close near
// it.
double distance(const VennEllipse& ellipse, Point point) {
  const double angle = ellipse.degrees * std::numbers::pi / 180;
  const double dx = point.x - ellipse.centre.x, dy = point.y - ellipse.centre.y;
  const double u = dx * std::cos(angle) + dy * std::sin(angle), v = -dx * std::sin(angle) + dy * std::cos(angle);
  const double a = ellipse.radius_x, b = ellipse.radius_y;
  const double k = std::hypot(u / a, v / b), slope = std::hypot(u / (a * a), v / (b * b));
  return slope == 0 ? std::min(a, b) : std::abs(k * (k - 1) / slope);
}

std::array<Point, 16> find_places() {
  constexpr int steps = 250;
  std::array<Point, 16> places{};
  std::array<double, 16> room{};
  for (int i = 0; i <= steps; ++i) {
    for (int j = 0; j <= steps; ++j) {
      const Point point{static_cast<double>(i) / steps, static_cast<double>(j) / steps};
      double nearest = 1;
      for (const VennEllipse& ellipse : venn_ellipses()) nearest = std::min(nearest, distance(ellipse, point));
      const unsigned region = venn_region(point);
      if (nearest <= room[region]) continue;
      room[region] = nearest;
      places[region] = point;
    }
  }
  places[0] = {0.5, 0.985};
  return places;
}

}  // namespace

double VennEllipse::measure(Point point) const {
  const double angle = degrees * std::numbers::pi / 180;
  const double dx = point.x - centre.x, dy = point.y - centre.y;
  const double u = dx * std::cos(angle) + dy * std::sin(angle), v = -dx * std::sin(angle) + dy * std::cos(angle);
  return std::hypot(u / radius_x, v / radius_y);
}

const std::array<VennEllipse, 4>& venn_ellipses() {
  // Found by a search for the ellipses whose narrowest region has the most room. The test counts the regions and their
  // pieces.
  static constexpr std::array<VennEllipse, 4> ellipses{{
      {{0.355, 0.55}, 0.372, 0.243, 45.5},
      {{0.505, 0.434}, 0.398, 0.179, 48.8},
      {{0.495, 0.434}, 0.398, 0.179, -48.8},
      {{0.645, 0.55}, 0.372, 0.243, -45.5},
  }};
  return ellipses;
}

unsigned venn_region(Point point) {
  unsigned region = 0;
  for (unsigned i = 0; i < 4; ++i) region |= (venn_ellipses()[i].measure(point) < 1 ? 1U : 0U) << i;
  return region;
}

const std::array<Point, 16>& venn_places() {
  static const std::array<Point, 16> places = find_places();
  return places;
}

// Zeros are drawn in a quiet colour, so that the other numbers stand out.
void draw_venn(Picture& picture, Point corner, double size, const std::array<VennSet, 4>& sets,
               const std::array<std::string, 16>& texts) {
  const auto at = [&](Point point) { return Point{corner.x + size * point.x, corner.y + size * point.y}; };
  picture.begin_group("venn");
  for (const char* kind : {"tint-", "line-"}) {
    for (std::size_t i = 0; i < 4; ++i) {
      const VennEllipse& ellipse = venn_ellipses()[i];
      picture.ellipse(at(ellipse.centre), size * ellipse.radius_x, size * ellipse.radius_y, ellipse.degrees,
                      kind + std::to_string(sets[i].series), sets[i].name);
    }
  }
  // Each name is at the upper end of its ellipse.
  for (std::size_t i = 0; i < 4; ++i) {
    const VennEllipse& ellipse = venn_ellipses()[i];
    const double side = ellipse.degrees > 0 ? -1 : 1;
    const double angle = ellipse.degrees * std::numbers::pi / 180, reach = ellipse.radius_x + 0.02;
    const Point end{ellipse.centre.x + side * reach * std::cos(angle),
                    ellipse.centre.y - reach * std::abs(std::sin(angle))};
    picture.text(at(end), sets[i].name, "strong halo fill-" + std::to_string(sets[i].series),
                 side < 0 ? Anchor::end : Anchor::start);
  }
  for (unsigned region = 0; region < 16; ++region) {
    const Point place = at(venn_places()[region]);
    const bool lesser = region == 0 || texts[region] == "0" || texts[region] == "0 %";
    picture.text({place.x, place.y + 4}, texts[region],
                 (lesser ? "quiet halo region-" : "halo region-") + std::to_string(region), Anchor::middle);
  }
  picture.end_group();
}

}  // namespace shudu::svg
