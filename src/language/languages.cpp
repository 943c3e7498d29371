// The table of languages.
#include <algorithm>
#include <cstddef>

#include "shudu/language.h"

namespace shudu {
namespace {

constexpr LanguageEntry table[] = {
    {Language::en, "en", "English"},
    {Language::zh_hans, "zh-Hans", "简体中文"},
    {Language::zh_hant, "zh-Hant", "繁體中文"},
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

std::string_view id(Language language) { return table[static_cast<std::size_t>(language)].id; }

std::optional<Language> find_language(std::string_view id) {
  const auto* const found = std::ranges::find(table, id, &LanguageEntry::id);
  if (found == std::end(table)) return std::nullopt;
  return found->language;
}

}  // namespace shudu
