// The function of the C interface that lists the candidates of every cell.
#include "answer/solution_candidates.h"
#include "answer/step_json.h"
#include "capi/first_record.h"
#include "shudu/mistakes.h"

namespace shudu::capi {
namespace {

Reply candidates(Request& request) {
  const bool notes = request.options.yes("notes", false), of_solutions = request.options.yes("solutions", false);
  const std::string values = request.options.text("values", "");
  if (notes && of_solutions) request.options.refuse("solutions", "cannot be combined with notes=yes");
  SHUDU_CHECK_OPTIONS(request);
  const auto [puzzle, reply] = first_record(Question::candidates, request, of_solutions ? 1 : 0, values);
  if (reply) return *reply;
  if (!values.empty()) return Reply::wrong_value("values", values, "for variants only");
  if (of_solutions) {
    std::vector<std::string> sets;
    const Candidates found = solution_candidates(*puzzle);
    for (Cell cell : all_cells()) sets.push_back(to_string(found[cell]));
    return JsonObject{}.add("candidates", sets);
  }
  logic::State state{puzzle->clues, puzzle->values};
  if (puzzle->candidates) state.restrict_to(*puzzle->candidates);
  if (puzzle->notes && notes) take_notes(*puzzle->notes, state);
  return JsonObject{}.add("candidates", logic::candidates_json(state));
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_candidates, candidates)
