#include "ask/questions.h"

#include <vector>

#include "ask/linked.h"

namespace shudu::ask {
namespace {

using Rows = std::vector<const Question*>;

void add(Rows& rows, std::initializer_list<const Question*> more) { rows.insert(rows.end(), more); }

Rows all_rows() {
  Rows rows{&questions_question, &solve_question,      &solutions_question, &count_question,
            &check_question,     &candidates_question, &conflicts_question};
  if constexpr (with_variants) add(rows, {&variant_question, &rules_question});
  if constexpr (with_variants || with_logic) add(rows, {&parse_question, &convert_question, &formats_question});
  if constexpr (with_logic) {
    add(rows, {&marks_question, &hint_question, &steps_question, &path_question, &exercise_question, &rate_question,
               &techniques_question});
    add(rows, {&canon_question, &same_question, &transform_question, &grid_question, &index_question, &sample_question,
               &minimize_question, &unavoidable_question, &backdoors_question, &verify_question});
    add(rows, {&algorithms_question, &trace_question});
  }
  if constexpr (with_logic || !with_variants) add(rows, {&generate_question});
  return rows;
}

}  // namespace

std::span<const Question* const> questions() {
  static const Rows rows = all_rows();
  return rows;
}

}  // namespace shudu::ask
