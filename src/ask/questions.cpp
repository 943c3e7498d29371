#include "ask/questions.h"

namespace shudu::ask {

std::span<const Question* const> questions() {
  static constexpr const Question* rows[] = {
      &solve_question,     &solutions_question, &count_question,     &check_question, &candidates_question,
      &conflicts_question, &marks_question,     &hint_question,      &steps_question, &path_question,
      &rate_question,      &exercise_question,  &techniques_question};
  return rows;
}

}  // namespace shudu::ask
