// The table of algorithms.
#include "capi/request.h"
#include "shudu/trace.h"

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

SHUDU_ANSWERED_BY(shudu_algorithms, algorithms)
