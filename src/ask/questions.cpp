#include "ask/questions.h"

#include <vector>

#include "ask/linked.h"

namespace shudu::ask {

std::span<const Question* const> questions() {
  static const std::vector<const Question*> rows = [] {
    std::vector<const Question*> linked;
#define QUESTION(id, is_linked) \
  if constexpr (is_linked) linked.push_back(&id##_question);
#include "ask/questions.def"
#undef QUESTION
    return linked;
  }();
  return rows;
}

}  // namespace shudu::ask
