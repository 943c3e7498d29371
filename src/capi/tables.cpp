// The table of techniques.
#include "answer/step_json.h"
#include "capi/request.h"
#include "shudu/words.h"

namespace shudu::capi {
namespace {

// {"en":"…","zh-Hans":"…",…}: the result of `in` for each language.
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

// {"id":"…","name":{…}} for each of the values.
template <class Value>
std::vector<JsonObject> terms(std::span<const Value> values) {
  std::vector<JsonObject> list;
  for (const Value value : values) {
    JsonObject one;
    one.add("id", logic::id(value));
    list.push_back(one.add("name", in_all_languages([&](Language l) { return logic::name(value, l); })));
  }
  return list;
}

Reply techniques(Request& request) {
  SHUDU_CHECK_OPTIONS(request);
  std::vector<JsonObject> list;
  for (const logic::Technique* technique : logic::techniques()) {
    JsonObject one;
    one.add("id", technique->id)
        .add("page", technique->page)
        .add("family", logic::id(technique->family))
        .add("family_name", in_all_languages([&](Language l) { return logic::name(technique->family, l); }))
        .add("name", in_all_languages([&](Language l) { return logic::name(*technique, l); }))
        .add("look", in_all_languages([&](Language l) { return technique->look[l]; }))
        .add("why", in_all_languages([&](Language l) { return technique->why[l]; }))
        .add("order", static_cast<std::uint64_t>(list.size() + 1));
    if (technique->rating != 0) one.add_tenths("rating", technique->rating);
    if (technique->hodoku.score != 0) {
      one.add("level", logic::id(technique->hodoku.level))
          .add("score", static_cast<std::uint64_t>(technique->hodoku.score));
    }
    if (!technique->hodoku.code.empty()) one.add("code", technique->hodoku.code);
    one.add("on", technique->hodoku.on).add("needs_uniqueness", technique->needs_uniqueness);
    if (technique->size != 0) one.add("size", static_cast<std::uint64_t>(technique->size));
    list.push_back(std::move(one));
  }
  return JsonObject{}.add("techniques", list).add("levels", terms(logic::levels())).add("roles", terms(logic::roles()));
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_techniques, techniques)
