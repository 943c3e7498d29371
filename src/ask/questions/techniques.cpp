#include "ask/questions/techniques.h"

#include "ask/logic/logic_options.h"
#include "ask/questions.h"

namespace shudu::ask {
namespace {

constexpr Option techniques_options[] = {language_row};

// [{"id":"easy","name":"简单"}, …]
template <class Value>
std::vector<JsonObject> terms(std::span<const Value> values, Language language) {
  std::vector<JsonObject> list;
  for (const Value value : values) {
    list.push_back(JsonObject{}.add("id", logic::id(value)).add("name", logic::name(value, language)));
  }
  return list;
}

Answer techniques(const LogicOptions& asked, const Watch&) {
  std::vector<JsonObject> list;
  for (const logic::Technique* technique : logic::techniques()) {
    list.push_back(technique_json(*technique, list.size() + 1, asked.language));
  }
  return Answer::of(JsonObject{}
                        .add("techniques", list)
                        .add("levels", terms(logic::levels(), asked.language))
                        .add("roles", terms(logic::roles(), asked.language)));
}

}  // namespace

JsonObject technique_json(const logic::Technique& technique, std::size_t order, Language language) {
  JsonObject object;
  object.add("id", technique.id)
      .add("order", static_cast<std::uint64_t>(order))
      .add("name", logic::name(technique, language))
      .add("family", logic::id(technique.family))
      .add("family_name", logic::name(technique.family, language))
      .add("look", technique.look[language])
      .add("why", technique.why[language])
      .add("page", technique.page);
  if (technique.rating != 0) object.add_tenths("rating", technique.rating);
  if (technique.hodoku.score != 0) {
    object.add("level", logic::id(technique.hodoku.level))
        .add("score", static_cast<std::uint64_t>(technique.hodoku.score));
  }
  if (!technique.hodoku.code.empty()) object.add("code", technique.hodoku.code);
  object.add("on", technique.hodoku.on).add("needs_uniqueness", technique.needs_uniqueness);
  if (technique.size != 0) object.add("size", static_cast<std::uint64_t>(technique.size));
  return object;
}

constinit const Question techniques_question = question<techniques>(
    "techniques", "the table of techniques, and the names of levels and of roles in a pattern", techniques_options);

}  // namespace shudu::ask
