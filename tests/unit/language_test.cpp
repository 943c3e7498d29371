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

TEST(Languages, AnUnknownIdIsNotFound) {
  for (const char* id : {"", "EN", "zh", "zh-hans", "zh_hans", "de"}) EXPECT_EQ(find_language(id), std::nullopt) << id;
}

}  // namespace
}  // namespace shudu
