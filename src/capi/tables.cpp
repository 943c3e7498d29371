// The tables of techniques and algorithms, and what this library is.
#include "capi/request.h"
#include "shudu/search.h"
#include "shudu/step_json.h"
#include "shudu/trace.h"
#include "shudu/words.h"

namespace shudu::capi {
namespace {

JsonObject in_all_languages(const logic::Text& text) {
  JsonObject object;
  object.add("en", text.en).add("zh-Hans", text.zh_hans).add("zh-Hant", text.zh_hant);
  return object;
}

Reply techniques(Request& request) {
  SHUDU_CHECK_OPTIONS(request);
  std::vector<JsonObject> list;
  for (const logic::Technique* technique : logic::techniques()) {
    JsonObject one;
    one.add("id", technique->id)
        .add("page", technique->page)
        .add("family", logic::family_id(technique->family))
        .add("family_name", in_all_languages(logic::name(technique->family)))
        .add("name", in_all_languages(technique->name))
        .add("look", in_all_languages(technique->look))
        .add("why", in_all_languages(technique->why))
        .add("order", static_cast<std::uint64_t>(list.size() + 1));
    if (technique->rating != 0) one.add_tenths("rating", technique->rating);
    if (technique->hodoku.score != 0) {
      one.add("level", logic::level_name(technique->hodoku.level).en)
          .add("score", static_cast<std::uint64_t>(technique->hodoku.score));
    }
    if (!technique->hodoku.code.empty()) one.add("code", technique->hodoku.code);
    one.add("on", technique->hodoku.on).add("needs_uniqueness", technique->needs_uniqueness);
    if (technique->size != 0) one.add("size", static_cast<std::uint64_t>(technique->size));
    list.push_back(std::move(one));
  }
  return JsonObject{}.add("techniques", list);
}

Reply algorithms(Request& request) {
  SHUDU_CHECK_OPTIONS(request);
  std::vector<JsonObject> list;
  for (const trace::Solver& solver : trace::solvers()) {
    std::vector<JsonObject> code;
    for (const CodeLine& line : solver.code) {
      JsonObject one;
      one.add("indent", static_cast<std::uint64_t>(line.indent));
      code.push_back(one.add("en", line.en).add("zh-Hans", line.zh_hans).add("zh-Hant", line.zh_hant));
    }
    JsonObject one;
    one.add("id", solver.id).add("title", solver.title).add("idea", solver.idea);
    one.add("lexicographic", solver.algorithm != nullptr && solver.algorithm->lexicographic).add("code", code);
    list.push_back(std::move(one));
  }
  return JsonObject{}.add("algorithms", list);
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_techniques, techniques)
SHUDU_ANSWERED_BY(shudu_algorithms, algorithms)

int shudu_abi_version(void) { return SHUDU_ABI_VERSION; }
const char* shudu_version(void) { return SHUDU_VERSION; }
// The names are literals, so they end in a zero byte.
const char* shudu_target(void) { return shudu::search_target().data(); }
