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

// Logic.
extern const Question hint_question;
extern const Question steps_question;
extern const Question path_question;
extern const Question rate_question;
extern const Question exercise_question;
extern const Question techniques_question;

}  // namespace shudu::ask
