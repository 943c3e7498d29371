#include "answer/classified.h"

#include "shudu/board/conflict.h"

namespace shudu {

std::string_view id(Sameness kind) {
  constexpr std::string_view ids[] = {"grid", "unique", "clues"};
  return ids[static_cast<int>(kind)];
}

Classified classify(const Grid& clues, const Answer& answer, bool by_search) {
  if (answer.count == 1 && clues.is_full()) {
    return {Sameness::grid, by_search ? canonical_grid_by_search(clues) : canonical_grid(clues)};
  }
  if (answer.count == 1) return {Sameness::unique, canonical_puzzle(clues, answer.solution, by_search)};
  if (answer.count > 1 || !has_conflict(clues)) return {Sameness::clues, canonical_clues(clues)};
  return {};
}

bool are_same(const Classified& a, const Classified& b) {
  return a.kind == b.kind && a.canonical.form == b.canonical.form;
}

Transform transform_between(const Classified& a, const Classified& b) {
  return compose(a.canonical.transform, inverse(b.canonical.transform));
}

}  // namespace shudu
