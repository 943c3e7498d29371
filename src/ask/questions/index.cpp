#include "ask/questions/index.h"

#include "ask/questions.h"
#include "shudu/board.h"
#include "shudu/census.h"

namespace shudu::ask {
namespace {

Answer index(const Puzzle& puzzle, const NoOptions&, const Watch&) {
  return index_answer(puzzle, index_of(puzzle.values));
}

}  // namespace

Answer index_answer(const Puzzle& puzzle, const std::optional<Whole>& index) {
  if (index) {
    return Answer::of(Status::ok,
                      JsonObject{}.add("index", *index).add("order_version", std::uint64_t{grid_order_version}));
  }
  if (has_conflict(puzzle.values)) return Answer::no({Status::invalid, to_string(conflicts(puzzle.values))});
  return Answer::no({Status::incomplete, "the grid has blank cells"});
}

constinit const Question index_question = question<index>("index", "the number of a complete grid");

}  // namespace shudu::ask
