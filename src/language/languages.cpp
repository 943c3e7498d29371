// The table of languages, and the lookup of texts in the catalogues.
#include <algorithm>
#include <cassert>
#include <cstddef>

#include "shudu/language.h"

namespace shudu {

// The catalogues, one for each file.
std::span<const Translation> zh_hans_catalogue();
std::span<const Translation> zh_hant_catalogue();

namespace {

// English has no catalogue: its texts are in the code.
std::span<const Translation> no_catalogue() { return {}; }

constexpr Grammar english{.space = " ", .comma = ", ", .last_comma = " and "};
// Chinese texts put 和 between two lists, so a list itself has no 和 before its last item.
constexpr Grammar chinese{.space = "", .comma = "、", .last_comma = "、"};

constexpr LanguageEntry table[] = {
    {Language::en, "en", "English", english, no_catalogue},
    {Language::zh_hans, "zh-Hans", "简体中文", chinese, zh_hans_catalogue},
    {Language::zh_hant, "zh-Hant", "繁體中文", chinese, zh_hant_catalogue},
};

constexpr bool in_order() {
  for (std::size_t i = 0; i < std::size(table); ++i) {
    if (static_cast<std::size_t>(table[i].language) != i) return false;
  }
  return true;
}
static_assert(in_order());

}  // namespace

std::span<const LanguageEntry> languages() { return table; }

const LanguageEntry& entry(Language language) { return table[static_cast<std::size_t>(language)]; }

std::string_view id(Language language) { return entry(language).id; }

std::string_view translated(std::string_view key, std::string_view english_text, Language language) {
  if (language == Language::en) return english_text;
  const std::span<const Translation> catalogue = entry(language).catalogue();
  const auto found = std::ranges::lower_bound(catalogue, key, {}, &Translation::key);
  const bool is_there = found != catalogue.end() && found->key == key;
  assert(is_there && "the catalogue lacks a key");
  return is_there ? found->text : english_text;
}

}  // namespace shudu
