// conflicts: the cells of a player's board that break a rule.
#include "ask/questions.h"

namespace shudu::ask {
namespace {

struct ConflictsOptions {
  std::string values = {};
};
constexpr Option conflicts_options[] = {option<&ConflictsOptions::values>(
    "values", "the board: a character for each cell, row by row, '.' for a blank; the givens need not be repeated")};

Answer ask_conflicts(const AnyPuzzle& puzzle, const ConflictsOptions& asked, const Watch&) {
  const auto found = puzzle.board_conflicts(asked.values);
  if (found) return Answer::of(Status::ok, *found);
  return Answer::bad_option(wrong_option("values", asked.values, "expected a character for every cell"));
}

}  // namespace

constinit const Question conflicts_question =
    question<ask_conflicts>("conflicts", "the cells of a board that break a rule, by rule", conflicts_options);

}  // namespace shudu::ask
