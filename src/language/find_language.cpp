// Finds the language that a tag means.
//
// A tag is a primary tag and subtags, separated by '-' or '_'. A subtag of four letters is a script. One of two letters
// or three digits is a region. Other subtags do not matter. The name of a POSIX locale may end in an encoding (".UTF-8")
// and a modifier ("@euro"), which do not matter either.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "shudu/language.h"

namespace shudu {
namespace {

struct Tag {
  Language language;
  std::string_view primary, script;
  std::array<std::string_view, 3> regions = {};  // those whose usual script this is
};

// In the order in which the languages are tried.
constexpr Tag tags[] = {
    {Language::en, "en", "latn"},
    {Language::zh_hans, "zh", "hans", {"cn", "sg", "my"}},
    {Language::zh_hant, "zh", "hant", {"tw", "hk", "mo"}},
};

bool is_letter(char c) { return 'a' <= c && c <= 'z'; }
bool is_digit(char c) { return '0' <= c && c <= '9'; }

// The parts of the tag in lower case.
std::vector<std::string> parts_of(std::string_view text) {
  std::vector<std::string> parts(1);
  for (char c : text.substr(0, text.find_first_of(".@"))) {
    if (c == '-' || c == '_') {
      parts.emplace_back();
    } else {
      parts.back() += 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
  }
  return parts;
}

bool is_part(const std::string& part) {
  const auto is_proper = [](char c) { return is_letter(c) || is_digit(c); };
  return !part.empty() && part.size() <= 8 && std::ranges::all_of(part, is_proper);
}

bool is_script(const std::string& part) { return part.size() == 4 && std::ranges::all_of(part, is_letter); }

bool is_region(const std::string& part) {
  return (part.size() == 2 && std::ranges::all_of(part, is_letter)) ||
         (part.size() == 3 && std::ranges::all_of(part, is_digit));
}

}  // namespace

std::optional<Language> find_language(std::string_view id) {
  const std::vector<std::string> parts = parts_of(id);
  if (!std::ranges::all_of(parts, is_part)) return std::nullopt;
  std::string script, region;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    if (script.empty() && is_script(parts[i])) script = parts[i];
    if (region.empty() && is_region(parts[i])) region = parts[i];
  }
  std::optional<Language> found;
  for (const Tag& tag : tags) {
    if (tag.primary != parts[0]) continue;
    if (!script.empty() && tag.script != script) continue;
    const bool is_usual = script.empty() && std::ranges::find(tag.regions, region) != tag.regions.end();
    if (!found || (!region.empty() && is_usual)) found = tag.language;
  }
  return found;
}

}  // namespace shudu
