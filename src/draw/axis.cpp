#include "draw/axis.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace shudu::svg {
namespace {

// The value with the largest unit that it reaches.
struct Unit {
  double size;
  std::string_view name;
};

// Two decimals below ten, one below a hundred, none above, without trailing zeros.
std::string figures(double value) {
  const double factor = value < 9.995 ? 100 : value < 99.95 ? 10 : 1;
  return number(std::round(value * factor) / factor);
}

// A value has a unit if it rounds to at least 1 of it: 999.9 µs is 1 ms.
template <std::size_t n>
std::string in_units(double value, const std::array<Unit, n>& units) {
  for (const Unit& unit : units) {
    if (value >= 0.9995 * unit.size) return figures(value / unit.size) + std::string{unit.name};
  }
  return figures(value / units.back().size) + std::string{units.back().name};
}

}  // namespace

Scale::Scale(double low, double high, double begin, double end, bool logarithmic)
    : low_(low), high_(high), begin_(begin), end_(end), logarithmic_(logarithmic) {
  assert(low < high && (!logarithmic || low > 0));
}

Scale Scale::decades(double low, double high, double begin, double end) {
  assert(0 < low && low <= high);
  const double first = std::floor(std::log10(low) + 1e-9);
  const double last = std::max(std::ceil(std::log10(high) - 1e-9), first + 1);
  return logarithmic(std::pow(10, first), std::pow(10, last), begin, end);
}

double Scale::operator()(double value) const {
  value = std::clamp(value, low_, high_);
  const double part = logarithmic_ ? std::log(value / low_) / std::log(high_ / low_) : (value - low_) / (high_ - low_);
  return begin_ + part * (end_ - begin_);
}

std::vector<double> Scale::ticks(int wanted) const {
  assert(wanted > 0);
  std::vector<double> values;
  // A tick that is outside the range only by rounding is kept.
  const double slack = logarithmic_ ? 0 : 1e-9 * (high_ - low_);
  const auto add = [&](double value) {
    const bool inside = logarithmic_ ? value >= low_ * (1 - 1e-9) && value <= high_ * (1 + 1e-9)
                                     : value >= low_ - slack && value <= high_ + slack;
    if (inside) values.push_back(value);
  };
  if (logarithmic_) {
    const int first = static_cast<int>(std::floor(std::log10(low_) + 1e-9));
    const int last = static_cast<int>(std::ceil(std::log10(high_) - 1e-9));
    const int decades = last - first;
    const int step = std::max(1, (decades + wanted - 1) / wanted);
    const bool between = 3 * decades <= wanted;
    for (int power = first; power <= last; power += step) {
      for (double factor : {1.0, 2.0, 5.0}) {
        if (factor == 1 || between) add(factor * std::pow(10, power));
      }
    }
    return values;
  }
  const double rough = (high_ - low_) / wanted;
  const double power = std::pow(10, std::floor(std::log10(rough)));
  double step = 10 * power;
  for (double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= rough * (1 - 1e-9)) {
      step = factor * power;
      break;
    }
  }
  for (double i = std::ceil(low_ / step - 1e-9); i * step <= high_ + slack; ++i) add(i * step);
  return values;
}

void bottom_axis(Picture& picture, const Scale& x, double y, double top, std::string_view caption, const TickText& text,
                 int ticks) {
  picture.begin_group("axis");
  for (double value : x.ticks(ticks)) {
    picture.line({x(value), y}, {x(value), top}, "rule");
    picture.text({x(value), y + 16}, text(value), "quiet small", Anchor::middle);
  }
  picture.line({x.begin(), y}, {x.end(), y}, "quiet");
  if (!caption.empty()) picture.text({(x.begin() + x.end()) / 2, y + 34}, caption, "ink", Anchor::middle);
  picture.end_group();
}

void left_axis(Picture& picture, const Scale& y, double x, double right, std::string_view caption, const TickText& text,
               int ticks) {
  picture.begin_group("axis");
  for (double value : y.ticks(ticks)) {
    picture.line({x, y(value)}, {right, y(value)}, "rule");
    picture.text({x - 6, y(value) + 4}, text(value), "quiet small", Anchor::end);
  }
  picture.line({x, y.begin()}, {x, y.end()}, "quiet");
  if (!caption.empty()) picture.text({x, std::min(y.begin(), y.end()) - 12}, caption, "ink", Anchor::start);
  picture.end_group();
}

std::string time_text(double seconds) {
  constexpr std::array<Unit, 4> units{{{1, " s"}, {1e-3, " ms"}, {1e-6, " µs"}, {1e-9, " ns"}}};
  return in_units(seconds, units);
}

std::string count_text(double count) {
  constexpr std::array<Unit, 5> units{{{1e12, "T"}, {1e9, "G"}, {1e6, "M"}, {1e3, "k"}, {1, ""}}};
  return in_units(count, units);
}

}  // namespace shudu::svg
