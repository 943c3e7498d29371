// Plots: well-formed, with one mark for each value at the right position.
#include "draw/plot.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "xml_elements.h"

namespace shudu::svg {
namespace {

double number_of(const XmlElement& element, const std::string& attribute) {
  return std::stod(element.attributes.at(attribute));
}

std::vector<XmlElement> marks_of(const std::vector<XmlElement>& elements, std::string_view wanted,
                                 std::string_view shape = "circle") {
  std::vector<XmlElement> marks;
  for (const XmlElement& element : elements) {
    if (element.name == shape && has_class(element, "mark") && has_class(element, wanted)) marks.push_back(element);
  }
  return marks;
}

TEST(Plot, QuantilesLieBetweenNeighbours) {
  const std::vector<double> values{1, 2, 4, 8};
  EXPECT_DOUBLE_EQ(quantile(values, 0), 1);
  EXPECT_DOUBLE_EQ(quantile(values, 0.5), 3);
  EXPECT_DOUBLE_EQ(quantile(values, 1), 8);
  EXPECT_DOUBLE_EQ(quantile(std::vector<double>{5}, 0.25), 5);
}

TEST(Plot, DistributionHasOneMarkForEachValue) {
  DistributionPlot plot{.title = "t", .description = "d", .caption = "c", .rows = {}, .edge = 1, .text = time_text};
  plot.rows.push_back({"slow & steady", 1, {1e-3, 1e-2, 0.1}, 2});
  plot.rows.push_back({"fast", 2, {1e-6}, 0});
  const auto elements = xml_elements(draw(plot).document());
  ASSERT_TRUE(elements);
  const auto slow = marks_of(*elements, "fill-1"), beyond = marks_of(*elements, "beyond");
  ASSERT_EQ(slow.size(), 3U);
  EXPECT_EQ(beyond.size(), 2U);
  EXPECT_EQ(marks_of(*elements, "fill-2").size(), 1U);
  // On a logarithmic axis steps by a factor of ten are equally long, and values that were not reached are at the far
  // end.
  const double step = number_of(slow[1], "cx") - number_of(slow[0], "cx");
  EXPECT_NEAR(number_of(slow[2], "cx") - number_of(slow[1], "cx"), step, 0.02);
  EXPECT_GT(number_of(beyond[0], "cx"), number_of(slow[2], "cx"));
  EXPECT_EQ(count_class(*elements, "line", "median"), 1);
  EXPECT_EQ(count_class(*elements, "rect", "box"), 1);
}

TEST(Plot, CurvesHaveOneMarkForEachPointAndNamesThatDoNotOverlap) {
  CurvePlot plot{.title = "t", .description = "d", .x_caption = "x", .y_caption = "y", .curves = {}};
  for (int i = 1; i <= 5; ++i) {
    plot.curves.push_back({"curve " + std::to_string(i), i, false, {{0, 1}, {10, 10.0 + i}, {20, 100, i == 5}}});
  }
  plot.curves.push_back({"empty", 6, false, {}});
  const auto elements = xml_elements(draw(plot).document());
  ASSERT_TRUE(elements);
  EXPECT_EQ(marks_of(*elements, "fill-1").size(), 3U);
  EXPECT_EQ(marks_of(*elements, "fill-5").size(), 2U);
  EXPECT_EQ(marks_of(*elements, "beyond").size(), 1U);
  std::vector<double> names;
  for (const XmlElement& element : *elements) {
    if (element.name == "text" && element.text.starts_with("curve")) names.push_back(number_of(element, "y"));
  }
  ASSERT_EQ(names.size(), 5U);
  std::sort(names.begin(), names.end());
  for (std::size_t i = 1; i < names.size(); ++i) EXPECT_GE(names[i] - names[i - 1], 14.9);
  EXPECT_TRUE(xml_elements(draw(CurvePlot{"t", "d", "x", "y", {}}).document()));
}

TEST(Plot, RankingPutsTheSmallestValueFirst) {
  const RankingPlot plot{.title = "t",
                         .description = "d",
                         .names = {"a", "b", "c"},
                         .series = {1, 2, 3},
                         .columns = {"first", "second"},
                         .values = {{3, 1, 2}, {1, 2, -1}},
                         .texts = {{"3", "1", "2"}, {"1", "2", ""}}};
  const auto elements = xml_elements(draw(plot).document());
  ASSERT_TRUE(elements);
  const auto a = marks_of(*elements, "line-1", "rect"), b = marks_of(*elements, "line-2", "rect");
  const auto c = marks_of(*elements, "line-3", "rect");
  ASSERT_EQ(a.size(), 2U);
  ASSERT_EQ(b.size(), 2U);
  ASSERT_EQ(c.size(), 1U);
  EXPECT_LT(number_of(b[0], "y"), number_of(c[0], "y"));
  EXPECT_LT(number_of(c[0], "y"), number_of(a[0], "y"));
  EXPECT_LT(number_of(a[1], "y"), number_of(b[1], "y"));
  // The names are below one another. A name without a value in the last column comes last.
  std::map<std::string, double> names;
  for (const XmlElement& element : *elements) {
    if (element.name == "text" && has_class(element, "strong")) names[element.text] = number_of(element, "y");
  }
  EXPECT_LT(names.at("a"), names.at("b"));
  EXPECT_LT(names.at("b"), names.at("c"));
}

TEST(Plot, PlotsCanHaveTheSameAxis) {
  DistributionPlot plot{.title = "t", .description = "d", .caption = "c", .rows = {}};
  plot.axis = {1, 1e6};
  plot.rows.push_back({"one", 1, {100}, 0});
  const auto alone = xml_elements(draw(plot).document());
  plot.rows[0].values = {100, 1e6};
  const auto more = xml_elements(draw(plot).document());
  ASSERT_TRUE(alone && more);
  EXPECT_EQ(number_of(marks_of(*alone, "fill-1").front(), "cx"), number_of(marks_of(*more, "fill-1").front(), "cx"));
}

TEST(Plot, LegendsBreakIntoLinesThatDoNotOverlap) {
  const std::vector<LegendItem> items(5, {LegendItem::Mark::dot, "twenty characters, 二"});
  Picture picture{400, 200, "t", "d"};
  draw_legend(picture, {10, 10}, 380, items);
  const auto elements = xml_elements(picture.document());
  ASSERT_TRUE(elements);
  std::map<double, double> end_of_line;
  for (const XmlElement& element : *elements) {
    if (element.name != "text") continue;
    const double x = number_of(element, "x"), y = number_of(element, "y");
    EXPECT_GE(x, end_of_line[y]);
    end_of_line[y] = x + text_width(element.text);
    EXPECT_LE(end_of_line[y], 390);
  }
  EXPECT_EQ(legend_height(items, 380), 20 * static_cast<double>(end_of_line.size()));
  EXPECT_GT(end_of_line.size(), 1U);
}

}  // namespace
}  // namespace shudu::svg
