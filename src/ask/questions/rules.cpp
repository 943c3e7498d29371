#include "ask/questions/rules.h"

#include "ask/in_languages.h"
#include "ask/questions.h"

namespace shudu::ask {
namespace {

Answer list_rules(const NoOptions&, const Watch&) {
  std::vector<JsonObject> list;
  for (const variant::Rule* rule : variant::rules()) list.push_back(rule_json(*rule));
  return Answer::of(JsonObject{}.add("rules", list));
}

}  // namespace

JsonObject rule_json(const variant::Rule& rule) {
  return JsonObject{}
      .add("id", rule.id)
      .add("form", rule.form)
      .add("name", in_all_languages([&](Language l) { return rule.name[l]; }))
      .add("meaning", in_all_languages([&](Language l) { return rule.meaning[l]; }));
}

constinit const Question rules_question = question<list_rules>("rules", "the rules that variants may have");

}  // namespace shudu::ask
