// A text in every language, by the id of the language: {"en":"…","zh-Hans":"…"}.
#pragma once

#include "base/json_object.h"
#include "shudu/language.h"

namespace shudu::ask {

// `in` gives the text in a language.
template <class In>
void add_languages(JsonObject& object, const In& in) {
  for (const LanguageEntry& one : languages()) object.add(one.id, in(one.language));
}

template <class In>
JsonObject in_all_languages(const In& in) {
  JsonObject object;
  add_languages(object, in);
  return object;
}

}  // namespace shudu::ask
