// Plots: how figures are spread, how they grow, and who is ahead. One mark for each figure, one series for each name.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "draw/axis.h"
#include "draw/svg.h"

namespace shudu::svg {

// Values on a logarithmic axis, one row for each name: a dot for each value, a box from the first quartile to the
// third, a line at the median. Values that were not reached ("more than a second") are hollow dots at the edge.
struct DistributionRow {
  std::string name;
  int series = 1;
  std::vector<double> values;          // each positive
  std::size_t beyond = 0;              // how many more lie beyond `edge`
  std::vector<std::string> tips = {};  // of the values; none, or one for each
};
struct DistributionPlot {
  std::string title, description, caption;
  std::vector<DistributionRow> rows;
  double edge = 0;  // where the values end that were not reached; 0 when there are none
  TickText text = count_text;
};
Picture draw(const DistributionPlot& plot);

// Curves over a linear axis, with a logarithmic one for the heights. Each is named at its right end.
struct CurvePoint {
  double x = 0, y = 0;  // y positive
  bool beyond = false;  // y is only a bound from below: drawn hollow
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
};
Picture draw(const CurvePlot& plot);

// Places from first to last in several columns; a line follows each name from column to column.
struct RankingPlot {
  std::string title, description;
  std::vector<std::string> names;
  std::vector<int> series;  // of each name
  std::vector<std::string> columns;
  std::vector<std::vector<double>> values;      // [column][name], smaller is better; negative: none
  std::vector<std::vector<std::string>> texts;  // the same, as written beside the mark
};
Picture draw(const RankingPlot& plot);

// The value at a part 0..1 of the ordered values, between neighbours where it falls between them. Precondition: not
// empty.
double quantile(std::span<const double> ascending, double part);

}  // namespace shudu::svg
