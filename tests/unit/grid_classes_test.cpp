// The classes of bands: compared with other ways to find and count them.
#include "shudu/symmetry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "shudu/search.h"
#include "symmetry/band_forms.h"
#include "symmetry/canon.h"
#include "symmetry/rows_below.h"

namespace shudu {
namespace {

struct ListedClass {
  Grid form;
  std::uint64_t automorphisms;
};

std::vector<ListedClass> listed_classes(int band, int begin = 0, int end = GridClasses::piece_count) {
  std::vector<ListedClass> all;
  GridClasses{band}.visit(begin, end, [&](const Grid& form, std::uint64_t automorphisms) {
    all.push_back({form, automorphisms});
    return true;
  });
  return all;
}

int band_of_form(const Grid& form) {
  symmetry::Nine rows[2];
  for (int i = 0; i < 18; ++i) rows[i / 9][i % 9] = static_cast<std::uint8_t>(form[Cell{9 + i}] - 1);
  return symmetry::BandForms::tables().form(symmetry::BandForms::number(rows[0].data(), rows[1].data())).of_class + 1;
}

// Published: the largest min-lex form, the only class all of whose bands and stacks are of the last class.
TEST(GridClasses, LastBandHasOneClass) {
  const auto all = listed_classes(band_class_count);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(to_line(all[0].form), "123456789457893612986217354274538196531964827698721435342685971715349268869172543");
  EXPECT_EQ(all[0].automorphisms, 72U);
}

// Published: the smallest min-lex form.
TEST(GridClasses, FirstClass) {
  Grid first;
  const bool ended = GridClasses{1}.visit(0, GridClasses::piece_count, [&](const Grid& form, std::uint64_t) {
    first = form;
    return false;
  });
  EXPECT_FALSE(ended);
  EXPECT_EQ(to_line(first), "123456789456789123789123456214365897365897214897214365531642978642978531978531642");
}

TEST(GridClasses, FormsAreCanonicalAndAscending) {
  for (const int band : {30, 300, 411}) {
    const auto all = listed_classes(band, 40, band == 411 ? 100 : 41);
    ASSERT_FALSE(all.empty());
    for (std::size_t i = 0; i < all.size(); i += all.size() / 50 + 1) {
      const Canonical canonical = canonical_grid_by_search(all[i].form);
      EXPECT_EQ(canonical.form, all[i].form);
      EXPECT_EQ(canonical.automorphisms, all[i].automorphisms);
      EXPECT_EQ(band_of_form(all[i].form), band);
    }
    EXPECT_TRUE(std::ranges::is_sorted(all, {}, &ListedClass::form));
  }
}

// The forms with a certain fourth row are those completions of the first four rows that are their own canonical form.
TEST(GridClasses, MatchesAllCompletionsOfFourRows) {
  constexpr int band = 340, piece = 3;
  const symmetry::RowsBelow below{band - 1};
  const std::size_t first = below.fourth().size() * piece / GridClasses::piece_count;
  std::string rows;
  for (const symmetry::Nine& row : below.band()) {
    for (const std::uint8_t digit : row) rows += static_cast<char>('1' + digit);
  }
  for (const std::uint8_t digit : below.rows()[below.fourth()[first]].digits) rows += static_cast<char>('1' + digit);
  std::vector<std::string> expected, found;
  enumerate(*grid_from(rows + std::string(45, '.')), [&](const Grid& grid) {
    if (symmetry::automorphisms_of_form(grid) != 0) expected.push_back(to_line(grid));
    return true;
  });
  for (const ListedClass& one : listed_classes(band, piece, piece + 1)) {
    if (to_line(one.form).starts_with(rows)) found.push_back(to_line(one.form));
  }
  EXPECT_FALSE(found.empty());
  EXPECT_EQ(found, expected);
}

// Each class of band 411 is found in a sorted list by its canonical form after a random transformation.
TEST(GridClasses, AreFoundAgainAfterTransformations) {
  const auto all = listed_classes(411);
  EXPECT_EQ(all.size(), 3U);
  Random random{1};
  for (const ListedClass& one : all) {
    const Grid other = random_transform(random)(one.form);
    EXPECT_TRUE(std::ranges::binary_search(all, canonical_grid(other).form, {}, &ListedClass::form));
  }
}

}  // namespace
}  // namespace shudu
