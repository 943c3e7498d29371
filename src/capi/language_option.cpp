// The option "language".
#include "capi/request.h"

namespace shudu::capi {

Language Options::language() {
  const Given* given = find("language");
  if (given == nullptr) return Language::en;
  const auto language = find_language(given->value);
  if (!language) {
    std::string known;
    for (const LanguageEntry& one : languages()) known.append(known.empty() ? "" : ", ").append(one.id);
    refuse("language", "expected one of " + known);
  }
  return language.value_or(Language::en);
}

}  // namespace shudu::capi
