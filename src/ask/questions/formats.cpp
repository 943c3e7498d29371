#include "ask/questions/formats.h"

#include "ask/in_languages.h"
#include "ask/questions.h"

namespace shudu::ask {
namespace {

Answer list_formats(const NoOptions&, const Watch&) {
  std::vector<JsonObject> list;
  for (const Format& format : formats()) list.push_back(format_json(format));
  return Answer::of(JsonObject{}.add("formats", list));
}

}  // namespace

JsonObject format_json(const Format& format) {
  const std::string key = "format." + std::string{format.id} + ".title";
  // The formats that only variants have are named in English.
  const bool is_translated = format.reader != nullptr || format.write != nullptr;
  const auto title = [&](Language l) { return is_translated ? translated(key, format.title, l) : format.title; };
  return JsonObject{}
      .add("id", format.id)
      .add("title", format.title)
      .add("titles", in_all_languages(title))
      .add("extension", format.extension)
      .add("reads", is_read(format))
      .add("writes", is_written(format))
      .add("holds", names(format.holds));
}

constinit const Question formats_question = question<list_formats>("formats", "the formats that are read and written");

}  // namespace shudu::ask
