// Plots: distributions, curves and rankings. One mark for each figure, one series for each name.
#pragma once

#include <algorithm>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "draw/axis.h"
#include "draw/legend.h"
#include "draw/svg.h"

namespace shudu::svg {

// The values that an axis must show, so that several plots can have the same axis. Those of the plot are added.
struct Extent {
  double low = std::numeric_limits<double>::infinity(), high = 0;
  void add(double value) {
    low = std::min(low, value);
    high = std::max(high, value);
  }
  bool empty() const { return high <= 0; }
};

// Values on a logarithmic axis, one row for each name. A dot is a value, a box spans the first to the third quartile,
// and a line is the median. Values that were not reached ("more than a second") are hollow dots at the edge.
struct DistributionRow {
  std::string name;
  int series = 1;
  std::vector<double> values;          // each positive
  std::size_t beyond = 0;              // the number of further values beyond `edge`
  std::vector<std::string> tips = {};  // for the values; empty, or one for each
};
struct DistributionPlot {
  std::string title, description, caption;
  std::vector<DistributionRow> rows;
  double edge = 0;  // the bound of the values that were not reached; 0 if there are none
  TickText text = count_text;
  std::string more_than = "more than {}";  // the tip of a value that was not reached, with {} for the edge
  Extent axis = {};
  std::vector<LegendItem> legend = {};
};
Picture draw(const DistributionPlot& plot);

// Curves over a linear axis, with a logarithmic y axis. The name of a curve is at its right end.
struct CurvePoint {
  double x = 0, y = 0;  // y positive
  bool beyond = false;  // y is only a lower bound; drawn hollow
};
struct Curve {
  std::string name;
  int series = 1;
  bool dashed = false;
  std::vector<CurvePoint> points;  // x ascending
};
struct CurvePlot {
  std::string title, description, x_caption, y_caption;
  std::vector<Curve> curves;
  TickText y_text = count_text;
  std::string more_than = "more than {}";
  Extent y_axis = {};
  std::vector<LegendItem> legend = {};
};
Picture draw(const CurvePlot& plot);

// Ranks from first to last in several columns. A mark is a chip with the value, and a line connects the ranks of each
// name.
struct RankingPlot {
  std::string title, description;
  std::vector<std::string> names;
  std::vector<int> series;  // for each name
  std::vector<std::string> columns;
  std::vector<std::vector<double>> values;      // [column][name], smaller is better; negative: no value
  std::vector<std::vector<std::string>> texts;  // the same as text, written in the mark
  std::vector<LegendItem> legend = {};
};
Picture draw(const RankingPlot& plot);

// The quantile of sorted values at a part 0..1, interpolated between neighbours. Precondition: there is at least one
// value.
double quantile(std::span<const double> ascending, double part);

}  // namespace shudu::svg
