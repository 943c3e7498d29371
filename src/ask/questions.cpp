#include "ask/questions.h"

namespace shudu::ask {

std::span<const Question* const> questions() {
  static constexpr const Question* rows[] = {
      &solve_question,     &solutions_question, &count_question,      &check_question,    &candidates_question,
      &conflicts_question, &marks_question,     &canon_question,      &same_question,     &grid_question,
      &index_question,     &sample_question,    &transform_question,  &minimize_question, &unavoidable_question,
      &backdoors_question, &generate_question,  &parse_question,      &convert_question,  &formats_question,
      &variant_question,   &rules_question,     &algorithms_question, &trace_question,    &verify_question};
  return rows;
}

}  // namespace shudu::ask
