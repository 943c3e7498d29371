// A solution of one puzzle, classic or a variant.
#include "ask/question.h"
#include "ask/read.h"
#include "shudu/ask.h"

namespace shudu {
namespace {

Solved solved(const ask::AnyPuzzle& puzzle, const Watch& watch) {
  if (ask::conflicting(puzzle)) return {};
  ask::Found found = puzzle.search(2, 1, watch);
  return {found.count, std::move(found.solution), found.complete};
}

}  // namespace

Result<Solved> solve(std::string_view text, const Watch& watch) {
  const auto record = ask::records_of(std::string{text})();
  if (!record) return Unexpected{Error{1, 1, "expected a puzzle", Error::Kind::no_format}};
  if (!*record) return Unexpected{record->error()};
  return solved(***record, watch);
}

Solved solve(const Puzzle& puzzle, const Watch& watch) { return solved(*ask::classic_puzzle(puzzle), watch); }

}  // namespace shudu
