#include "ask/questions/candidates.h"

#include "ask/questions.h"

namespace shudu::ask {
namespace {

constexpr Option candidates_options[] = {
    option<&CandidatesOptions::limit>(
        "limit", "count the solutions with each digit of each cell, up to N, and write DIGIT:COUNT",
        {.shown = "N", .least = 2}),
    option<&CandidatesOptions::equal>("equal",
                                      "also name the cells that have the same digit as one another in every solution"),
    option<&CandidatesOptions::values>("values", "the board of a player: only solutions that agree with it count")};

Answer ask_candidates(const AnyPuzzle& puzzle, const CandidatesOptions& asked, const Watch& watch) {
  CandidatesAnswer found;
  return candidates(puzzle, asked, 1, watch, found);
}

JsonObject fields_of(const CandidatesAnswer& found, const CandidatesOptions& asked) {
  JsonObject fields;
  fields.add("candidates", found.candidates.sets);
  if (asked.limit > 1) fields.add("counts", found.candidates.counts);
  if (asked.equal) fields.add("equal", found.equal);
  return fields;
}

}  // namespace

Answer candidates(const AnyPuzzle& puzzle, const CandidatesOptions& asked, int threads, const Watch& watch,
                  CandidatesAnswer& found) {
  AnyPuzzleRef position;
  if (!asked.values.empty()) {
    position = puzzle.with_board(asked.values);
    if (position == nullptr) {
      return Answer::bad_option(wrong_option("values", asked.values, "expected a character for every cell"));
    }
  }
  const AnyPuzzle& about = position != nullptr ? *position : puzzle;
  found.candidates = about.true_candidates(asked.limit, threads, watch);
  if (!found.candidates.complete) return Answer::cancelled();
  if (asked.equal && found.candidates.any) found.equal = about.equal_cells(threads, watch);
  Answer answer = Answer::of(Status::ok, fields_of(found, asked));
  if (!found.candidates.any) {
    answer = Answer::no(conflicting(about).value_or(NoAnswer{Status::no_solution}), fields_of(found, asked));
  }
  if (position != nullptr) return answer;
  const auto source = compared_with_source(puzzle, threads, watch);
  if (!source) return Answer::cancelled();
  answer.source = *source;
  return answer;
}

constinit const Question candidates_question =
    question<ask_candidates>("candidates", "the digits that each cell has in some solution", candidates_options);

}  // namespace shudu::ask
