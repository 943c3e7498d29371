#include "engine/signs.h"

#include <array>
#include <cstdlib>
#include <string_view>

#include "base/same_id.h"

namespace shudu::cli {
namespace {

struct Sign {
  std::string_view utf8;
  char ascii;
};
constexpr std::array<Sign, 34> signs{{
    {"─", '-'}, {"│", '|'}, {"┌", '+'}, {"┬", '+'},  {"┐", '+'}, {"├", '+'}, {"┼", '+'}, {"┤", '+'}, {"└", '+'},
    {"┴", '+'}, {"┘", '+'}, {"┃", '|'}, {"▁", '_'},  {"▂", '.'}, {"▃", ':'}, {"▄", '-'}, {"▅", '='}, {"▆", '+'},
    {"▇", '*'}, {"█", '#'}, {"▪", '#'}, {"♛", 'Q'},  {"×", 'x'}, {"·", '.'}, {"…", '.'}, {"–", '-'}, {"→", '>'},
    {"←", '<'}, {"↑", '^'}, {"↓", 'v'}, {"’", '\''}, {"“", '"'}, {"”", '"'}, {"µ", 'u'},
}};

const Sign* sign_at(std::string_view text) {
  for (const Sign& sign : signs) {
    if (text.starts_with(sign.utf8)) return &sign;
  }
  return nullptr;
}

bool names_utf8(std::string_view locale) {
  // "en_GB.UTF-8", "C.utf8", "de_DE.UTF-8@euro".
  const std::size_t dot = locale.find('.');
  if (dot == std::string_view::npos) return false;
  const std::string_view charset = locale.substr(dot + 1, locale.find('@') - dot - 1);
  return same_id(charset, "utf8");
}

}  // namespace

bool locale_has_utf8() {
  static const bool has = [] {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
      const char* locale = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): no thread changes the environment
      if (locale != nullptr && *locale != '\0') return names_utf8(locale);
    }
    return false;
  }();
  return has;
}

std::string in_signs_of_locale(std::string text) {
  if (locale_has_utf8()) return text;
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    const bool may_be_sign = static_cast<unsigned char>(text[i]) >= 0x80;
    const Sign* sign = may_be_sign ? sign_at(std::string_view{text}.substr(i)) : nullptr;
    plain += sign != nullptr ? sign->ascii : text[i];
    i += sign != nullptr ? sign->utf8.size() : 1;
  }
  return plain;
}

}  // namespace shudu::cli
