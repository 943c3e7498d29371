// Language: the languages in which shudu describes puzzles, and texts in all of them.
//
//   constexpr Text easy{"level.easy", "easy"};
//   easy[Language::zh_hans];  // "简单"
//
// English is written in the code, beside what it describes. Every other language is one catalogue, a file in
// src/language/, in which each text has a key.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace shudu {

enum class Language : std::uint8_t { en, zh_hans, zh_hant };

// One text of a catalogue.
struct Translation {
  std::string_view key;
  std::string_view text;
};

// The spaces and separators of a language.
struct Grammar {
  std::string_view space;       // between two sentences
  std::string_view comma;       // between the items of a list
  std::string_view last_comma;  // before the last item
};

// A row of the table of languages.
struct LanguageEntry {
  Language language;
  std::string_view id;    // a BCP 47 tag: "en", "zh-Hans"
  std::string_view name;  // in the language itself: "English", "简体中文"
  Grammar grammar;
  std::span<const Translation> (*catalogue)();  // in the order of the keys; empty for English
};

// Every language, English first. The position of a language in the table is its enumerator.
std::span<const LanguageEntry> languages();
const LanguageEntry& entry(Language language);

std::string_view id(Language language);
// The language that a BCP 47 tag or the name of a POSIX locale means: "zh-Hant", "zh_CN", "zh-TW", "en_US.UTF-8". Case
// does not matter, nor whether '-' or '_' is written. A script decides before a region. "zh" alone and regions that are
// not in the table mean the first language of the table with that primary tag. Empty if no language fits.
std::optional<Language> find_language(std::string_view id);

// The text with this key in the language. For English, and for a key that the catalogue lacks, it is `english`. (No
// catalogue lacks a key: the test `Catalogues` compares them.)
std::string_view translated(std::string_view key, std::string_view english, Language language);

// A text in every language. A text may have parts in braces, to be replaced: "{cell} is {digit}".
struct Text {
  std::string_view key;
  std::string_view en;

  std::string_view operator[](Language language) const { return translated(key, en, language); }
};

}  // namespace shudu
