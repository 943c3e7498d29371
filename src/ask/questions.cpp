#include "ask/questions.h"

namespace shudu::ask {

std::span<const Question* const> questions() {
  static constexpr const Question* rows[] = {&questions_question, &solve_question, &solutions_question,
                                             &count_question,     &check_question, &candidates_question,
                                             &conflicts_question, &marks_question};
  return rows;
}

}  // namespace shudu::ask
