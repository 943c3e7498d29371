// questions: the table of questions itself, for programs and tests that derive something from it.
#include "ask/questions.h"

namespace shudu::ask {
namespace {

std::string_view id(Takes takes) {
  switch (takes) {
    case Takes::nothing: return "nothing";
    case Takes::puzzle: return "puzzle";
    case Takes::two_puzzles: return "two puzzles";
    case Takes::text: break;
  }
  return "text";
}

JsonObject described(const Option& option, void* defaults) {
  const OptionField field = option.field(defaults);
  JsonObject object;
  object.add("name", option.name).add("type", type_of(option, field)).add("help", option.help);
  if (const std::string otherwise = text_of(option, field); !otherwise.empty()) object.add("default", otherwise);
  if (std::holds_alternative<std::uint64_t*>(field)) {
    object.add("least", Whole{option.values.least}).add("most", Whole{option.values.most});
  }
  if (option.values.choices != nullptr) {
    const auto ids = option.values.choices();
    object.add("choices", std::vector<std::string>{ids.begin(), ids.end()});
  }
  return object;
}

Answer ask_questions(const NoOptions&, const Watch&) {
  std::vector<JsonObject> list;
  for (const Question* one : questions()) {
    std::vector<JsonObject> options;
    const std::shared_ptr<void> defaults = one->new_options();
    for (const Option& option : one->options) options.push_back(described(option, defaults.get()));
    list.push_back(JsonObject{}
                       .add("id", one->id)
                       .add("what", one->what)
                       .add("takes", id(one->takes))
                       .add("variants", one->variants)
                       .add("options", options));
  }
  return Answer::of(JsonObject{}.add("questions", list));
}

}  // namespace

constinit const Question questions_question = question<ask_questions>("questions", "all questions and their options");

}  // namespace shudu::ask
