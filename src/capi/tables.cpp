// The tables of techniques and algorithms.
#include "answer/step_json.h"
#include "capi/request.h"
#include "shudu/trace.h"
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

// The viewpoints of an algorithm that is restricted to some of them; none for the others.
std::vector<std::string> viewpoints_of(const trace::Solver& solver) {
  std::vector<std::string> names;
  const ViewpointSet set = solver.algorithm == nullptr ? no_viewpoint : solver.algorithm->viewpoints;
  for (Viewpoint one : {Viewpoint::row, Viewpoint::column, Viewpoint::box, Viewpoint::cell}) {
    if ((set & set_of(one)) != 0) names.emplace_back(viewpoint_names[static_cast<std::size_t>(one)]);
  }
  return names;
}

Reply algorithms(Request& request) {
  SHUDU_CHECK_OPTIONS(request);
  std::vector<JsonObject> list;
  for (const trace::Solver& solver : trace::solvers()) {
    std::vector<JsonObject> code;
    for (std::size_t i = 0; i < solver.code.size(); ++i) {
      JsonObject one;
      one.add("indent", static_cast<std::uint64_t>(solver.code[i].indent));
      add_languages(one, [&](Language l) { return trace::code_line(solver, i, l); });
      code.push_back(std::move(one));
    }
    JsonObject one;
    one.add("id", solver.id)
        .add("title", solver.title)
        .add("idea", solver.idea)
        .add("titles", in_all_languages([&](Language l) { return trace::title(solver, l); }))
        .add("ideas", in_all_languages([&](Language l) { return trace::idea(solver, l); }));
    one.add("lexicographic", solver.algorithm != nullptr && solver.algorithm->lexicographic);
    one.add("viewpoints", viewpoints_of(solver)).add("code", code);
    list.push_back(std::move(one));
  }
  return JsonObject{}.add("algorithms", list);
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_techniques, techniques)
SHUDU_ANSWERED_BY(shudu_algorithms, algorithms)
