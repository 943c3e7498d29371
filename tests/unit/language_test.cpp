#include "shudu/language.h"

#include <gtest/gtest.h>

namespace shudu {
namespace {

TEST(Languages, AreFoundById) {
  for (const LanguageEntry& entry : languages()) {
    EXPECT_EQ(id(entry.language), entry.id);
    EXPECT_EQ(find_language(entry.id), entry.language);
    EXPECT_FALSE(entry.name.empty()) << entry.id;
  }
  EXPECT_EQ(languages().front().language, Language::en);
}

TEST(Languages, AreFoundByTagsAndLocales) {
  const auto expect = [](std::initializer_list<const char*> tags, Language language) {
    for (const char* tag : tags) EXPECT_EQ(find_language(tag), language) << tag;
  };
  expect({"EN", "en_US", "en-GB", "en_US.UTF-8", "en-Latn-AU", "en-001", "en-US-posix"}, Language::en);
  expect({"zh", "ZH", "zh_CN", "zh-cn", "zh_CN.GB18030", "zh-SG", "zh_hans", "zh-Hans-HK", "zh-DE"}, Language::zh_hans);
  expect({"zh-TW", "zh_TW.UTF-8", "zh_HK", "zh-MO", "zh-hant", "zh_Hant", "zh-Hant-CN", "zh_TW.Big5@radical"},
         Language::zh_hant);
}

TEST(Languages, AnUnknownIdIsNotFound) {
  for (const char* id : {"", "de", "de_DE.UTF-8", "C", "POSIX", "C.UTF-8", "zh-", "-zh", "zh Hans", "zh-Latn", "zhcn",
                         "en-Hans", "english", "zh--TW", "zh_abcdefghi"}) {
    EXPECT_EQ(find_language(id), std::nullopt) << id;
  }
}

}  // namespace
}  // namespace shudu
