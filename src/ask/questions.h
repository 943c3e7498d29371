// The questions, one file each.
#pragma once

#include "ask/question.h"

namespace shudu::ask {

extern const Question questions_question;

// Search.
extern const Question solve_question;
extern const Question solutions_question;
extern const Question count_question;
extern const Question check_question;
extern const Question candidates_question;
extern const Question conflicts_question;
extern const Question marks_question;

}  // namespace shudu::ask
