#include "ask/classified.h"

#include "shudu/board.h"

namespace shudu::ask {

std::string_view id(Sameness kind) {
  constexpr std::string_view ids[] = {"grid", "unique", "clues"};
  return ids[static_cast<int>(kind)];
}

Classified classify(const Grid& clues, const shudu::Answer& answer, bool by_search) {
  if (answer.count == 1 && clues.is_full()) {
    return {Sameness::grid, by_search ? canonical_grid_by_search(clues) : canonical_grid(clues)};
  }
  if (answer.count == 1) return {Sameness::unique, canonical_puzzle(clues, answer.solution, by_search)};
  if (answer.count > 1 || !has_conflict(clues)) return {Sameness::clues, canonical_clues(clues)};
  return {};
}

Classified classify(const Puzzle& puzzle) {
  if (without_form(puzzle)) return {};
  return classify(puzzle.clues, search(puzzle.clues, 2).answer, true);
}

std::optional<NoAnswer> without_form(const Puzzle& puzzle) {
  if (puzzle.candidates) return NoAnswer{Status::unsupported, "puzzles with pencil marks have no canonical form"};
  if (has_conflict(puzzle.clues)) return NoAnswer{Status::invalid, to_string(conflicts(puzzle.clues))};
  return std::nullopt;
}

bool are_same(const Classified& a, const Classified& b) {
  return a.kind == b.kind && a.canonical.form == b.canonical.form;
}

Transform transform_between(const Classified& a, const Classified& b) {
  return compose(a.canonical.transform, inverse(b.canonical.transform));
}

}  // namespace shudu::ask
