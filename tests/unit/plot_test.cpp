// Plots: well-formed, with one mark for each value at the right position.
#include "draw/plot.h"

#include <gtest/gtest.h>

#include <cmath>

#include "xml_elements.h"

namespace shudu::svg {
namespace {

double number_of(const XmlElement& element, const std::string& attribute) {
  return std::stod(element.attributes.at(attribute));
}

std::vector<XmlElement> marks_of(const std::vector<XmlElement>& elements, std::string_view wanted) {
  std::vector<XmlElement> marks;
  for (const XmlElement& element : elements) {
    if (element.name == "circle" && has_class(element, "mark") && has_class(element, wanted)) marks.push_back(element);
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
  const auto a = marks_of(*elements, "fill-1"), b = marks_of(*elements, "fill-2"), c = marks_of(*elements, "fill-3");
  ASSERT_EQ(a.size(), 2U);
  ASSERT_EQ(b.size(), 2U);
  ASSERT_EQ(c.size(), 1U);
  EXPECT_LT(number_of(b[0], "cy"), number_of(c[0], "cy"));
  EXPECT_LT(number_of(c[0], "cy"), number_of(a[0], "cy"));
  EXPECT_LT(number_of(a[1], "cy"), number_of(b[1], "cy"));
}

}  // namespace
}  // namespace shudu::svg
