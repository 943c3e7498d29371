// The door for text: a question by its id, the puzzle as text, options as "name=value" pairs, the answer as JSON. The C
// interface is this function; every other language calls the C interface.
#pragma once

#include <string>
#include <string_view>

#include "ask/question.h"

namespace shudu::ask {

struct Reply {
  Answer::Kind kind = Answer::Kind::answered;
  std::string text;  // the answer, or {"error":"…"} with the place in the text if there is one
};
Reply reply(std::string_view question, std::string_view text, std::string_view options, const Watch& watch = {});

}  // namespace shudu::ask
