// The hue of a colour.
#include <algorithm>
#include <array>

#include "format/codec/percent.h"
#include "format/rules_text.h"

namespace shudu {

Hue hue_of(std::string_view colour) {
  if (!colour.starts_with('#')) return Hue::none;
  std::array<int, 4> parts{0, 0, 0, 255};
  colour.remove_prefix(1);
  const std::size_t width = colour.size() <= 4 ? 1 : 2;
  if (colour.size() != 3 * width && colour.size() != 4 * width) return Hue::none;
  for (std::size_t i = 0; i * width < colour.size(); ++i) {
    const int high = hex_value(colour[i * width]), low = hex_value(colour[i * width + width - 1]);
    if (high < 0 || low < 0) return Hue::none;
    parts[i] = high * 16 + low;
  }
  const auto [red, green, blue, opacity] = parts;
  if (opacity < 24) return Hue::none;
  const int most = std::max({red, green, blue}), least = std::min({red, green, blue}), range = most - least;
  if (range * 6 < most || most < 48) return most < 80 ? Hue::black : most > 240 ? Hue::white : Hue::grey;
  int degrees = 0;
  if (most == red) degrees = 60 * (green - blue) / range;
  if (most == green && most != red) degrees = 120 + 60 * (blue - red) / range;
  if (most == blue && most != red && most != green) degrees = 240 + 60 * (red - green) / range;
  if (degrees < 0) degrees += 360;
  if (degrees < 15 || degrees >= 345) return Hue::red;
  if (degrees < 45) return Hue::orange;
  if (degrees < 70) return Hue::yellow;
  if (degrees < 160) return Hue::green;
  if (degrees < 190) return Hue::teal;
  if (degrees < 250) return Hue::blue;
  return degrees < 295 ? Hue::purple : Hue::pink;
}

}  // namespace shudu
