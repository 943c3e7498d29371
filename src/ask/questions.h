// The questions, one file each. questions.def lists them.
#pragma once

#include "ask/question.h"

namespace shudu::ask {

#define QUESTION(id, is_linked) extern const Question id##_question;
#include "ask/questions.def"
#undef QUESTION

}  // namespace shudu::ask
