// Census: known totals.
#include "shudu/census.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "census/bands.h"
#include "symmetry/band_forms.h"

namespace shudu {
namespace {

TEST(Whole, IsWrittenAndRead) {
  EXPECT_EQ(to_string(Whole{0}), "0");
  EXPECT_EQ(to_string(max_whole), "340282366920938463463374607431768211455");
  EXPECT_EQ(with_commas(Whole{1234567}), "1,234,567");
  EXPECT_EQ(with_commas(Whole{123}), "123");
  EXPECT_EQ(whole_from("340282366920938463463374607431768211455"), max_whole);
  EXPECT_EQ(whole_from("340282366920938463463374607431768211456"), std::nullopt);
  EXPECT_EQ(whole_from("6,670,903"), Whole{6670903});
  for (const char* bad : {"", "-1", "1.5", "x", "1x", ",1", "1,", " 1", "1e9"})
    EXPECT_EQ(whole_from(bad), std::nullopt) << bad;
}

TEST(Census, CountsBandsClassesAndGrids) {
  const Census census = take_census();
  EXPECT_EQ(census.bands, 948'109'639'680U);
  EXPECT_EQ(census.classes.size(), 44U);
  EXPECT_EQ(to_string(census.grids), "6670903752021072936960");
  EXPECT_EQ(census.grids, grid_count);
}

TEST(Census, TablesAreWhatTheirNamesSay) {
  const auto& partitions = census::Partitions::tables();
  for (int p = 0; p < census::partition_count; ++p) {
    for (int k = 0; k < 6; ++k) EXPECT_EQ(partitions.ordered(partitions.ordered_sets(p * 6 + k)), p * 6 + k);
    EXPECT_EQ(partitions.seen_from(p)[p], 0);
    EXPECT_EQ(partitions.seen_from(0)[p], p);
  }
  // All 2,612,736 bands with a given first box, the 216 orders of columns included.
  std::uint64_t sum = 0;
  for (int pair = 0; pair < census::Bands::pair_count; ++pair) sum += census::Bands::tables().arrangements(pair);
  EXPECT_EQ(sum * 6 * 36, 2'612'736U * 216);
}

TEST(Census, FindsThe416ClassesOfBands) {
  const auto& forms = symmetry::BandForms::tables();
  EXPECT_EQ(forms.class_count(), 416);
  std::uint64_t bands = 0;  // by orbit and stabiliser
  for (int c = 0; c < 416; ++c) bands += symmetry::BandForms::move_count / forms.automorphisms(c).size();
  EXPECT_EQ(bands, 2'612'736U);
}

TEST(EssentiallyDifferent, AreFiveBillion) {
  int heard = 0;
  const auto result = count_essentially_different(2, [&heard](double done, std::uint64_t classes) {
    EXPECT_EQ(classes, static_cast<std::uint64_t>(++heard));
    EXPECT_EQ(done, heard / 275.0);
    return true;
  });
  ASSERT_TRUE(result);
  EXPECT_EQ(heard, 275);
  EXPECT_EQ(result->symmetries, 3'359'232U);
  EXPECT_EQ(to_string(result->grids), "5472730538");
  EXPECT_EQ(std::count_if(result->classes.begin(), result->classes.end(), [](const auto& c) { return c.kept != 0; }),
            27);
}

TEST(EssentiallyDifferent, CanBeGivenUp) {
  EXPECT_FALSE(count_essentially_different(1, [](double, std::uint64_t) { return false; }));
}

}  // namespace
}  // namespace shudu
