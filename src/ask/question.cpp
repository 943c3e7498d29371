#include "ask/question.h"

#include "base/same_id.h"

namespace shudu::ask {

const Question* find_question(std::string_view id) {
  const auto rows = questions();
  const auto found = find_by_id(rows, id, [](const Question* row) { return row->id; });
  return found == rows.end() ? nullptr : *found;
}

NoAnswer not_for_variants(std::string_view what) {
  return {Status::unsupported, std::string{what} + " is for classic Sudoku only"};
}

std::optional<NoAnswer> conflicting(const AnyPuzzle& puzzle) {
  std::string reason = puzzle.conflicts_in_words();
  if (reason.empty()) return std::nullopt;
  return NoAnswer{Status::invalid, std::move(reason)};
}

std::optional<SourceSolution> compared_with_source(const AnyPuzzle& puzzle, int threads, const Watch& watch) {
  if (!puzzle.has_source_solution()) return SourceSolution{};
  const Found found = conflicting(puzzle) ? Found{} : puzzle.search(2, threads, watch);
  return found.complete ? std::optional{puzzle.compared_with_source(found, 2)} : std::nullopt;
}

Answer answer(const Question& question, const Subject& subject, const void* options, const Watch& watch) {
  for (std::size_t i = 0; i < subject.puzzles.size(); ++i) {
    if (question.variants || subject.puzzles[i]->classic() != nullptr) continue;
    Answer refused = Answer::no(not_for_variants(question.id));
    refused.about = i;
    return refused;
  }
  return question.answer(subject, options, watch);
}

JsonObject json(const AnyPuzzle* puzzle, const Answer& answer) {
  JsonObject object;
  if (puzzle != nullptr) object.add("puzzle", puzzle->text());
  if (answer.status) object.add("status", id(*answer.status));
  if (puzzle != nullptr && puzzle->variant() != nullptr) object.add("rules", puzzle->rules());
  if (!answer.reason.empty()) object.add("reason", answer.reason);
  object.add_fields(answer.fields);
  answer.source.add_to(object);
  return object;
}

}  // namespace shudu::ask
