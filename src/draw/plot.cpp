#include "draw/plot.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace shudu::svg {
namespace {

std::string of_series(std::string_view kind, int series) { return std::string{kind} + std::to_string(series); }

// A vertical offset that separates overlapping values. It is the same in every run.
double scatter(std::size_t i) {
  constexpr double golden = 0.618033988749895;
  const double part = static_cast<double>(i + 1) * golden;
  return part - std::floor(part) - 0.5;
}

struct Range {
  double low = std::numeric_limits<double>::infinity(), high = 0;
  void add(double value) {
    low = std::min(low, value);
    high = std::max(high, value);
  }
  bool empty() const { return high <= 0; }
};

// Moves positions apart that are closer than `step`. Keeps their order, and keeps them within the range if they fit.
void spread_out(std::vector<double*> places, double step, double low, double high) {
  std::sort(places.begin(), places.end(), [](const double* a, const double* b) { return *a < *b; });
  for (std::size_t i = 1; i < places.size(); ++i) *places[i] = std::max(*places[i], *places[i - 1] + step);
  double limit = high;
  for (std::size_t i = places.size(); i-- > 0; limit -= step) *places[i] = std::min(*places[i], limit);
  for (std::size_t i = 0; i < places.size(); ++i)
    *places[i] = std::max(*places[i], low + step * static_cast<double>(i));
}

}  // namespace

double quantile(std::span<const double> ascending, double part) {
  assert(!ascending.empty());
  const double at = part * static_cast<double>(ascending.size() - 1);
  const auto below = static_cast<std::size_t>(at);
  const std::size_t above = std::min(below + 1, ascending.size() - 1);
  const double rest = at - static_cast<double>(below);
  return ascending[below] * (1 - rest) + ascending[above] * rest;
}

Picture draw(const DistributionPlot& plot) {
  Range range;
  for (const DistributionRow& row : plot.rows) {
    for (double value : row.values) range.add(value);
    if (row.beyond > 0) range.add(plot.edge);
  }
  if (range.empty()) range = {1, 10};
  constexpr double left = 190, right = 730, top = 16, step = 36;
  const double bottom = top + step * static_cast<double>(plot.rows.size());
  Picture picture{right + 30, bottom + 48, plot.title, plot.description};
  const Scale x = Scale::decades(range.low, range.high, left, right);
  bottom_axis(picture, x, bottom, top, plot.caption, plot.text);
  for (std::size_t r = 0; r < plot.rows.size(); ++r) {
    const DistributionRow& row = plot.rows[r];
    const double middle = top + step * (static_cast<double>(r) + 0.5);
    picture.begin_group("row");
    picture.text({left - 10, middle + 4}, row.name, "ink", Anchor::end);
    // Values that were not reached count as the edge, so that the box includes them.
    std::vector<double> sorted = row.values;
    sorted.insert(sorted.end(), row.beyond, plot.edge);
    std::sort(sorted.begin(), sorted.end());
    if (sorted.size() > 1) {
      const double low = x(quantile(sorted, 0.25)), high = x(quantile(sorted, 0.75));
      picture.rectangle({low, middle - 11}, std::max(high - low, 0.5), 22, of_series("box tint-", row.series));
    }
    for (std::size_t i = 0; i < row.values.size(); ++i) {
      const std::string tip = i < row.tips.size() ? row.tips[i] : row.name + ": " + plot.text(row.values[i]);
      picture.circle({x(row.values[i]), middle + 20 * scatter(i)}, row.values.size() == 1 ? 4 : 2,
                     of_series("mark fill-", row.series), tip);
    }
    for (std::size_t i = 0; i < row.beyond; ++i) {
      picture.circle({x(plot.edge) + 4, middle + 20 * scatter(i)}, 3, of_series("mark beyond paper line-", row.series),
                     row.name + ": more than " + plot.text(plot.edge));
    }
    if (sorted.size() > 1) {
      const double at = x(quantile(sorted, 0.5));
      picture.line({at, middle - 13}, {at, middle + 13}, of_series("median thick line-", row.series));
    }
    picture.end_group();
  }
  return picture;
}

Picture draw(const CurvePlot& plot) {
  Range xs{.low = std::numeric_limits<double>::infinity(), .high = -std::numeric_limits<double>::infinity()}, ys;
  for (const Curve& curve : plot.curves) {
    for (const CurvePoint& point : curve.points) {
      xs.add(point.x);
      ys.add(point.y);
    }
  }
  if (ys.empty()) {
    xs = {0, 1};
    ys = {1, 10};
  }
  if (xs.low == xs.high) xs.high = xs.low + 1;
  constexpr double left = 64, right = 590, top = 34, bottom = 400, label_step = 15;
  Picture picture{right + 190, bottom + 50, plot.title, plot.description};
  const Scale x = Scale::linear(xs.low, xs.high, left + 10, right - 10);
  const Scale y = Scale::decades(ys.low, ys.high, bottom, top);
  bottom_axis(picture, x, bottom, top, plot.x_caption, number);
  left_axis(picture, y, left, right, plot.y_caption, plot.y_text, 10);

  std::vector<double> labels(plot.curves.size());
  std::vector<double*> places;
  for (std::size_t c = 0; c < plot.curves.size(); ++c) {
    if (plot.curves[c].points.empty()) continue;
    labels[c] = y(plot.curves[c].points.back().y);
    places.push_back(&labels[c]);
  }
  spread_out(places, label_step, top, bottom);

  for (std::size_t c = 0; c < plot.curves.size(); ++c) {
    const Curve& curve = plot.curves[c];
    if (curve.points.empty()) continue;
    picture.begin_group("curve");
    std::vector<Point> line;
    for (const CurvePoint& point : curve.points) line.push_back({x(point.x), y(point.y)});
    picture.polyline(line, of_series(curve.dashed ? "dashed line-" : "line-", curve.series), curve.name);
    for (std::size_t i = 0; i < line.size(); ++i) {
      const CurvePoint& point = curve.points[i];
      const std::string tip =
          curve.name + " at " + number(point.x) + ": " + (point.beyond ? "more than " : "") + plot.y_text(point.y);
      picture.circle(line[i], point.beyond ? 4 : 3,
                     of_series(point.beyond ? "mark beyond paper line-" : "mark fill-", curve.series), tip);
    }
    picture.line({line.back().x + 5, line.back().y}, {right + 8, labels[c]}, "rule");
    picture.text({right + 12, labels[c] + 4}, curve.name, of_series("fill-", curve.series));
    picture.end_group();
  }
  return picture;
}

Picture draw(const RankingPlot& plot) {
  const std::size_t n = plot.names.size(), columns = plot.columns.size();
  assert(plot.series.size() == n && plot.values.size() == columns && plot.texts.size() == columns);
  constexpr double left = 40, names = 180, column_width = 96, top = 46, step = 30;
  Picture picture{left + column_width * static_cast<double>(columns) + names, top + step * static_cast<double>(n) + 8,
                  plot.title, plot.description};
  // places[column][name], from 0; negative if there is none. Equal values keep the order of the names.
  std::vector<std::vector<int>> places(columns, std::vector<int>(n, -1));
  for (std::size_t c = 0; c < columns; ++c) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < n; ++i) {
      if (plot.values[c][i] >= 0) order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return plot.values[c][a] < plot.values[c][b]; });
    for (std::size_t place = 0; place < order.size(); ++place) places[c][order[place]] = static_cast<int>(place);
  }
  const auto at = [&](std::size_t c, int place) {
    return Point{left + column_width * (static_cast<double>(c) + 0.5), top + step * (place + 0.5)};
  };
  for (std::size_t c = 0; c < columns; ++c) {
    picture.text({at(c, 0).x, 24}, plot.columns[c], "strong", Anchor::middle);
  }
  for (std::size_t place = 0; place < n; ++place) {
    const double y = top + step * (static_cast<double>(place) + 0.5);
    picture.text({left - 12, y + 4}, std::to_string(place + 1), "quiet small", Anchor::end);
  }
  for (std::size_t i = 0; i < n; ++i) {
    picture.begin_group("name");
    for (std::size_t c = 0; c + 1 < columns; ++c) {
      if (places[c][i] < 0 || places[c + 1][i] < 0) continue;
      picture.line(at(c, places[c][i]), at(c + 1, places[c + 1][i]), of_series("line-", plot.series[i]));
    }
    std::size_t last = columns;
    for (std::size_t c = 0; c < columns; ++c) {
      if (places[c][i] < 0) continue;
      last = c;
      const Point point = at(c, places[c][i]);
      picture.circle(point, 6, of_series("mark fill-", plot.series[i]),
                     plot.names[i] + ", " + plot.columns[c] + ": " + plot.texts[c][i]);
      picture.text({point.x, point.y - 8}, plot.texts[c][i], "small halo quiet", Anchor::middle);
    }
    if (last < columns) {
      const Point point = at(last, places[last][i]);
      picture.text({point.x + 34, point.y + 4}, plot.names[i], of_series("strong fill-", plot.series[i]));
    }
    picture.end_group();
  }
  return picture;
}

}  // namespace shudu::svg
