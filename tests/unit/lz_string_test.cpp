// LZ-string, against strings that the JavaScript library (npm lz-string 1.5.0) made.
#include "format/codec/lz_string.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "shudu/format.h"

namespace shudu {
namespace {

struct Vector {
  std::string_view text;
  std::string_view packed;
};

constexpr Vector vectors[] = {
    {"", "Q==="},
    {"a", "IZA="},
    {"aaaa", "IY5A"},
    {"aaaaaaaaaaaaaaaaaaaaaaaaaa", "IY18eQ=="},
    {"{\"size\":9}", "N4IgzglgXgpiBcBOAvkA"},
    {"数独", "g6mhunI="},
    {"été 😀 x", "JcF2AJF4NwAPfAPIA==="},
    {"ÿĀ", "P+AEAg=="},
};

TEST(LzString, PacksAndUnpacksLikeTheLibrary) {
  for (const auto& [text, packed] : vectors) {
    EXPECT_EQ(lz_compressed_to_base64(text), packed) << text;
    EXPECT_EQ(lz_decompressed_from_base64(packed), text) << packed;
  }
}

TEST(LzString, TakesTheAlphabetOfAddresses) {
  EXPECT_EQ(lz_decompressed_from_base64("P AEAg"), "ÿĀ");      // a '+' that became a space, no padding
  EXPECT_EQ(lz_decompressed_from_base64("g6mhunI$"), "数独");  // padding of the other alphabet
}

TEST(LzString, RefusesWhatIsNotPacked) {
  for (std::string_view packed : {"", "=", "I", "IZ", "I!A=", "////", "w", "IY18e"}) {
    EXPECT_EQ(lz_decompressed_from_base64(packed), std::nullopt) << packed;
  }
}

TEST(LzString, RefusesABomb) {
  const std::string most(max_record_bytes, 'a');
  EXPECT_EQ(lz_decompressed_from_base64(lz_compressed_to_base64(most)), most);
  const std::string bomb = lz_compressed_to_base64(most + 'a');
  EXPECT_LT(bomb.size(), 10000U);
  EXPECT_EQ(lz_decompressed_from_base64(bomb), std::nullopt);
  EXPECT_EQ(lz_decompressed_from_base64(lz_compressed_to_base64(most.substr(1) + "é")), std::nullopt);
}

TEST(LzString, ReplacesWhatIsNotUtf8) {
  EXPECT_EQ(lz_decompressed_from_base64(lz_compressed_to_base64("a\xff\xc3")), "a\xEF\xBF\xBD\xEF\xBF\xBD");
}

RC_GTEST_PROP(LzString, UnpacksWhatItPacks, (const std::vector<std::uint16_t>& codes)) {
  std::string text;
  for (std::uint16_t code : codes) text += code % 3 == 0 ? "數" : std::string(1, static_cast<char>('a' + code % 26));
  RC_ASSERT(lz_decompressed_from_base64(lz_compressed_to_base64(text)) == text);
}

RC_GTEST_PROP(LzString, SurvivesAnything, (const std::string& packed)) { lz_decompressed_from_base64(packed); }

}  // namespace
}  // namespace shudu
