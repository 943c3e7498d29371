// Axes: map values to coordinates in a picture, with ticks at round values.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "draw/svg.h"

namespace shudu::svg {

// Maps values to coordinates, linearly or by their logarithm.
class Scale {
 public:
  // `low` maps to `begin` and `high` to `end`. `end` may be less than `begin`, because y runs downwards in pictures.
  // Precondition: low < high.
  static Scale linear(double low, double high, double begin, double end) { return {low, high, begin, end, false}; }
  // Precondition: 0 < low < high.
  static Scale logarithmic(double low, double high, double begin, double end) { return {low, high, begin, end, true}; }
  // The same, with the range widened to whole powers of ten. Precondition: 0 < low <= high.
  static Scale decades(double low, double high, double begin, double end);

  // Values outside the range map to its edge.
  double operator()(double value) const;

  double low() const { return low_; }
  double high() const { return high_; }
  double begin() const { return begin_; }
  double end() const { return end_; }
  bool is_logarithmic() const { return logarithmic_; }

  // About `wanted` round values within the range. A logarithmic scale has powers of ten, and 2 and 5 between them if
  // there is room. A linear scale has multiples of 1, 2 or 5 times a power of ten.
  std::vector<double> ticks(int wanted) const;

 private:
  Scale(double low, double high, double begin, double end, bool logarithmic);

  double low_, high_, begin_, end_;
  bool logarithmic_;
};

// Writes the label of a tick.
using TickText = std::function<std::string(double)>;

// Draws the axis of `x` at the height `y`, a rule up to `top` at every tick, and its title below.
void bottom_axis(Picture& picture, const Scale& x, double y, double top, std::string_view caption, const TickText& text,
                 int ticks = 8);
// Draws the axis of `y` at the left edge `x`, a rule to `right` at every tick, and its title above.
void left_axis(Picture& picture, const Scale& y, double x, double right, std::string_view caption, const TickText& text,
               int ticks = 6);

// "3 ns", "1.5 µs", "20 ms", "4 s": a time in seconds, with two or three significant figures.
std::string time_text(double seconds);
// "950", "12k", "3.4M", "2G".
std::string count_text(double count);

}  // namespace shudu::svg
