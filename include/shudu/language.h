// Language: the languages in which shudu describes puzzles.
//
// All functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace shudu {

enum class Language : std::uint8_t { en, zh_hans, zh_hant };

// A row of the table of languages.
struct LanguageEntry {
  Language language;
  std::string_view id;    // a BCP 47 tag: "en", "zh-Hans"
  std::string_view name;  // in the language itself: "English", "简体中文"
};

// Every language, English first. The position of a language in the table is its enumerator.
std::span<const LanguageEntry> languages();

std::string_view id(Language language);
// The language with this id; nothing when there is none.
std::optional<Language> find_language(std::string_view id);

}  // namespace shudu
