#include "ask/questions/algorithms.h"

#include "ask/in_languages.h"
#include "ask/questions.h"

namespace shudu::ask {
namespace {

Answer list_algorithms(const NoOptions&, const Watch&) {
  std::vector<JsonObject> list;
  for (const trace::Solver& solver : trace::solvers()) list.push_back(algorithm_json(solver));
  return Answer::of(JsonObject{}.add("algorithms", list));
}

// The viewpoints of an algorithm that is restricted to some of them; none for the others.
std::vector<std::string> viewpoints_of(const trace::Solver& solver) {
  std::vector<std::string> names;
  const ViewpointSet set = solver.algorithm == nullptr ? no_viewpoint : solver.algorithm->viewpoints;
  for (const Viewpoint one : {Viewpoint::row, Viewpoint::column, Viewpoint::box, Viewpoint::cell}) {
    if ((set & set_of(one)) != 0) names.emplace_back(viewpoint_names[static_cast<std::size_t>(one)]);
  }
  return names;
}

std::vector<JsonObject> code_of(const trace::Solver& solver) {
  std::vector<JsonObject> code;
  for (std::size_t i = 0; i < solver.code.size(); ++i) {
    JsonObject& line = code.emplace_back();
    line.add("indent", static_cast<std::uint64_t>(solver.code[i].indent));
    add_languages(line, [&](Language l) { return trace::code_line(solver, i, l); });
  }
  return code;
}

}  // namespace

JsonObject algorithm_json(const trace::Solver& solver) {
  return JsonObject{}
      .add("id", solver.id)
      .add("title", solver.title)
      .add("idea", solver.idea)
      .add("titles", in_all_languages([&](Language l) { return trace::title(solver, l); }))
      .add("ideas", in_all_languages([&](Language l) { return trace::idea(solver, l); }))
      .add("lexicographic", solver.algorithm != nullptr && solver.algorithm->lexicographic)
      .add("viewpoints", viewpoints_of(solver))
      .add("code", code_of(solver));
}

constinit const Question algorithms_question =
    question<list_algorithms>("algorithms", "the solvers whose run can be recorded, with their pseudo-code");

}  // namespace shudu::ask
