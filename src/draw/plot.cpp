#include "draw/plot.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace shudu::svg {
namespace {

std::string of_series(std::string_view kind, int series) { return std::string{kind} + std::to_string(series); }

// A vertical offset that separates overlapping values. It is the same in every run.
double scatter(std::size_t i) {
  constexpr double golden = 0.618033988749895;
  const double part = static_cast<double>(i + 1) * golden;
  return part - std::floor(part) - 0.5;
}

// "more than {}" with the value.
std::string beyond_text(const std::string& pattern, const std::string& value) {
  const std::size_t at = pattern.find("{}");
  return at == std::string::npos ? pattern + value : pattern.substr(0, at) + value + pattern.substr(at + 2);
}

// The widest of the names.
template <class Named>
double widest(const std::vector<Named>& all) {
  double width = 0;
  for (const Named& one : all) width = std::max(width, text_width(one.name));
  return width;
}

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
  Extent range = plot.axis;
  for (const DistributionRow& row : plot.rows) {
    for (double value : row.values) range.add(value);
    if (row.beyond > 0) range.add(plot.edge);
  }
  if (range.empty()) range = {1, 10};
  constexpr double top = 16, step = 36;
  const double left = std::max(widest(plot.rows) + 24, 120.0), right = left + 540;
  const double bottom = top + step * static_cast<double>(plot.rows.size());
  Picture picture{right + 30, bottom + 52 + legend_height(plot.legend, right), plot.title, plot.description};
  const Scale x = Scale::decades(range.low, range.high, left, right);
  bottom_axis(picture, x, bottom, top, plot.caption, plot.text);
  draw_legend(picture, {10, bottom + 46}, right, plot.legend);
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
                     row.name + ": " + beyond_text(plot.more_than, plot.text(plot.edge)));
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
  Extent xs{.low = std::numeric_limits<double>::infinity(), .high = -std::numeric_limits<double>::infinity()};
  Extent ys = plot.y_axis;
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
  constexpr double left = 64, right = 590, top = 34, bottom = 420, label_step = 17;
  const double width = right + std::max(widest(plot.curves) + 34, 100.0);
  Picture picture{width, bottom + 54 + legend_height(plot.legend, width - 20), plot.title, plot.description};
  const Scale x = Scale::linear(xs.low, xs.high, left + 10, right - 10);
  const Scale y = Scale::decades(ys.low, ys.high, bottom, top);
  bottom_axis(picture, x, bottom, top, plot.x_caption, number);
  left_axis(picture, y, left, right, plot.y_caption, plot.y_text, 10);
  draw_legend(picture, {10, bottom + 48}, width - 20, plot.legend);

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
      const std::string value = plot.y_text(point.y);
      const std::string tip =
          curve.name + ", " + number(point.x) + ": " + (point.beyond ? beyond_text(plot.more_than, value) : value);
      picture.circle(line[i], point.beyond ? 4 : 3,
                     of_series(point.beyond ? "mark beyond paper line-" : "mark fill-", curve.series), tip);
    }
    picture.line({line.back().x + 5, line.back().y}, {right + 14, labels[c]}, "rule");
    picture.text({right + 18, labels[c] + 4}, curve.name, of_series("fill-", curve.series));
    picture.end_group();
  }
  return picture;
}

Picture draw(const RankingPlot& plot) {
  const std::size_t n = plot.names.size(), columns = plot.columns.size();
  assert(plot.series.size() == n && plot.values.size() == columns && plot.texts.size() == columns);
  constexpr double left = 30, top = 46, step = 28, chip_height = 20, chip_room = 12, line_room = 36;
  double chip_width = 56, column_width = 0, names_width = 0;
  for (const auto& column : plot.texts) {
    for (const std::string& text : column) chip_width = std::max(chip_width, 0.9 * text_width(text) + chip_room);
  }
  for (const std::string& column : plot.columns) column_width = std::max(column_width, text_width(column) + chip_room);
  column_width = std::max(column_width, chip_width + line_room);
  for (const std::string& name : plot.names) names_width = std::max(names_width, 1.1 * text_width(name));
  const double names = left + column_width * static_cast<double>(columns) + 8, width = names + names_width + 10;
  const double bottom = top + step * static_cast<double>(n);
  Picture picture{width, bottom + 14 + legend_height(plot.legend, width - 20), plot.title, plot.description};
  draw_legend(picture, {10, bottom + 8}, width - 20, plot.legend);
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
  // The names stand in the order of the last column. Those without a value there follow.
  std::vector<int> row_of_name = columns == 0 ? std::vector<int>(n, -1) : places.back();
  int next_row = static_cast<int>(std::ranges::count_if(row_of_name, [](int row) { return row >= 0; }));
  for (int& row : row_of_name) row = row < 0 ? next_row++ : row;

  for (std::size_t i = 0; i < n; ++i) {
    picture.begin_group("name");
    for (std::size_t c = 0; c + 1 < columns; ++c) {
      if (places[c][i] < 0 || places[c + 1][i] < 0) continue;
      const Point from = at(c, places[c][i]), to = at(c + 1, places[c + 1][i]);
      picture.line({from.x + chip_width / 2, from.y}, {to.x - chip_width / 2, to.y},
                   of_series("line-", plot.series[i]));
    }
    for (std::size_t c = 0; c < columns; ++c) {
      if (places[c][i] < 0) continue;
      const Point point = at(c, places[c][i]);
      picture.rectangle({point.x - chip_width / 2, point.y - chip_height / 2}, chip_width, chip_height,
                        of_series("mark beyond paper line-", plot.series[i]),
                        plot.names[i] + ", " + plot.columns[c] + ": " + plot.texts[c][i]);
      picture.text({point.x, point.y + 4}, plot.texts[c][i], "small", Anchor::middle);
    }
    picture.text({names, at(0, row_of_name[i]).y + 4}, plot.names[i], of_series("strong fill-", plot.series[i]));
    picture.end_group();
  }
  return picture;
}

}  // namespace shudu::svg
