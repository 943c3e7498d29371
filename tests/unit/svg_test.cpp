// Pictures: well-formed for any text in them, with a description, and with exactly the marks that were drawn.
#include "draw/svg.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "draw/axis.h"
#include "xml_elements.h"

namespace shudu::svg {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::Pointwise;

TEST(Svg, NumbersAreShort) {
  EXPECT_EQ(number(0), "0");
  EXPECT_EQ(number(12.5), "12.5");
  EXPECT_EQ(number(-0.25), "-0.25");
  EXPECT_EQ(number(1.005), "1");
  EXPECT_EQ(number(3.07), "3.07");
  EXPECT_EQ(number(-0.001), "0");
}

TEST(Svg, AnyWordsGiveWellFormedXml) {
  Picture picture{100, 50, "a < b & \"c\"", "text \x01 with a control character, 数独"};
  picture.begin_group("marks");
  picture.text({1, 2}, "</text><script>", "ink \"x", Anchor::end, 90);
  picture.circle({3, 4}, 5, "fill-1", "tip & <tip>");
  picture.end_group();
  const auto elements = xml_elements(picture.document());
  ASSERT_TRUE(elements);
  const XmlElement& root = elements->front();
  EXPECT_EQ(root.name, "svg");
  EXPECT_EQ(root.attributes.at("viewBox"), "0 0 100 50");
  EXPECT_EQ(root.attributes.at("role"), "img");
  EXPECT_EQ((*elements)[1].text, "a < b & \"c\"");
  EXPECT_EQ((*elements)[2].text, "text  with a control character, 数独");
  EXPECT_EQ(elements->back().text, "tip & <tip>");
}

TEST(Svg, TheNamesOfThePictureAreThoseOfItsTitleAndText) {
  const Picture picture{10, 10, "title", "text"};
  for (const std::string& document : {picture.document(), picture.inside_page("p1")}) {
    const auto elements = xml_elements(document);
    ASSERT_TRUE(elements);
    EXPECT_EQ((*elements)[0].attributes.at("aria-labelledby"),
              (*elements)[1].attributes.at("id") + ' ' + (*elements)[2].attributes.at("id"));
  }
  // A page has one style sheet for all pictures. A file has its own.
  EXPECT_EQ(picture.inside_page("p1").find("<style>"), std::string::npos);
  EXPECT_NE(picture.document().find("prefers-color-scheme:dark"), std::string::npos);
}

TEST(Svg, EveryShapeIsOneElement) {
  Picture picture{10, 10, "title", "text"};
  const Point points[] = {{0, 0}, {1, 2.5}, {3, 4}};
  picture.line({0, 0}, {1, 1}, "mark");
  picture.polyline(points, "mark");
  picture.polygon(points, "mark");
  picture.rectangle({0, 0}, 1, 1, "mark");
  picture.circle({0, 0}, 1, "mark");
  picture.ellipse({5, 5}, 2, 1, 45, "mark");
  const auto elements = xml_elements(picture.document());
  ASSERT_TRUE(elements);
  for (const char* name : {"line", "polyline", "polygon", "rect", "circle", "ellipse"}) {
    EXPECT_EQ(count_class(*elements, name, "mark"), 1) << name;
  }
  EXPECT_EQ(elements->back().attributes.at("transform"), "rotate(45 5 5)");
}

TEST(Axis, ScalesTakeTheEndsOfTheRangeToTheEndsOfTheAxis) {
  const Scale linear = Scale::linear(2, 4, 100, 300);
  EXPECT_DOUBLE_EQ(linear(2), 100);
  EXPECT_DOUBLE_EQ(linear(3), 200);
  EXPECT_DOUBLE_EQ(linear(9), 300);
  const Scale down = Scale::logarithmic(1, 100, 50, 10);
  EXPECT_DOUBLE_EQ(down(1), 50);
  EXPECT_DOUBLE_EQ(down(10), 30);
  EXPECT_DOUBLE_EQ(down(100), 10);
  const Scale decades = Scale::decades(3e-6, 2e-3, 0, 1);
  EXPECT_NEAR(decades.low(), 1e-6, 1e-15);
  EXPECT_NEAR(decades.high(), 1e-2, 1e-12);
  EXPECT_LT(Scale::decades(5, 5, 0, 1).low(), Scale::decades(5, 5, 0, 1).high());
}

TEST(Axis, TicksAreRound) {
  EXPECT_THAT(Scale::linear(0, 81, 0, 1).ticks(8), ElementsAre(0, 20, 40, 60, 80));
  EXPECT_THAT(Scale::linear(17, 36, 0, 1).ticks(10), ElementsAre(18, 20, 22, 24, 26, 28, 30, 32, 34, 36));
  EXPECT_THAT(Scale::linear(0, 0.3, 0, 1).ticks(3),
              Pointwise(DoubleNear(1e-12), std::vector<double>{0, 0.1, 0.2, 0.3}));
  EXPECT_THAT(Scale::logarithmic(1, 1000, 0, 1).ticks(5),
              Pointwise(DoubleNear(1e-9), std::vector<double>{1, 10, 100, 1000}));
  EXPECT_THAT(Scale::logarithmic(1, 10, 0, 1).ticks(5), Pointwise(DoubleNear(1e-9), std::vector<double>{1, 2, 5, 10}));
}

TEST(Axis, EveryTickHasARuleAndAText) {
  Picture picture{400, 300, "title", "text"};
  const Scale x = Scale::logarithmic(1e-6, 1, 50, 380);
  bottom_axis(picture, x, 250, 20, "time", time_text);
  const auto elements = xml_elements(picture.document());
  ASSERT_TRUE(elements);
  const auto ticks = static_cast<std::ptrdiff_t>(x.ticks(8).size());
  EXPECT_EQ(ticks, 7);
  EXPECT_EQ(count_class(*elements, "line", "rule"), ticks);
  EXPECT_EQ(count_class(*elements, "text", "quiet"), ticks);
}

TEST(Axis, TextsOfTicks) {
  EXPECT_EQ(time_text(1), "1 s");
  EXPECT_EQ(time_text(1.5e-3), "1.5 ms");
  EXPECT_EQ(time_text(2.34e-6), "2.34 µs");
  EXPECT_EQ(time_text(12e-9), "12 ns");
  EXPECT_EQ(time_text(999.9e-6), "1 ms");
  EXPECT_EQ(time_text(123.4), "123 s");
  EXPECT_EQ(count_text(950), "950");
  EXPECT_EQ(count_text(12'000), "12k");
  EXPECT_EQ(count_text(3'456'000), "3.46M");
}

}  // namespace
}  // namespace shudu::svg
