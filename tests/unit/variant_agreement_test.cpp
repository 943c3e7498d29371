// The search of variants against dancing links: small puzzles with random mixes of all rules, all solutions. `./test
// agree` compares many more, with clasp as well.
#include <gtest/gtest.h>

#include "agreement/cover_oracle.h"
#include "agreement/variant_mixes.h"
#include "ask/variant_fields.h"

namespace shudu {
namespace {

TEST(VariantAgreement, WithDancingLinksOnMixesOfRules) {
  test::VariantMixes mixes{29};
  int several = 0;
  for (std::size_t i = 0; i < 3 * test::clue_rows().size(); ++i) {
    test::VariantMix mix = mixes.next();
    constexpr std::uint64_t most = 300;
    auto expected = test::CoverOracle{mix.puzzle}.count(no_limit, most);
    while (!expected && mixes.add_givens(mix)) {
      expected = test::CoverOracle{mix.puzzle}.count(no_limit, most);
    }
    ASSERT_TRUE(expected);
    const variant::SearchResult found = variant::search(mix.puzzle, {.limit = no_limit});
    EXPECT_TRUE(found.complete);
    ASSERT_EQ(found.count, *expected) << text_of(mix.puzzle);
    several += *expected > 1 ? 1 : 0;
  }
  EXPECT_GT(several, 50) << "hardly any puzzle has several solutions";
}

}  // namespace
}  // namespace shudu
