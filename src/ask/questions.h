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
// Symmetry, complete grids by number, random solutions.
extern const Question canon_question;
extern const Question same_question;
extern const Question grid_question;
extern const Question index_question;
extern const Question sample_question;
extern const Question verify_question;
extern const Question transform_question;

// Structure.
extern const Question minimize_question;
extern const Question unavoidable_question;
extern const Question backdoors_question;

extern const Question generate_question;

// Texts and tables.
extern const Question parse_question;
extern const Question convert_question;
extern const Question formats_question;
extern const Question variant_question;
extern const Question rules_question;
extern const Question algorithms_question;
extern const Question trace_question;

}  // namespace shudu::ask
