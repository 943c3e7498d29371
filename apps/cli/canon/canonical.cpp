#include "canon/canonical.h"

#include <atomic>

#include "solve/answers.h"
#include "solve/no_answer.h"

namespace shudu::cli {

namespace {

// Building the table takes as long as a few hundred searches.
constexpr std::uint64_t few = 300;
std::atomic<std::uint64_t> classified_so_far = 0;

}  // namespace

void classify(const Batch& batch, std::vector<Classified>& classified) {
  thread_local Answered answered;
  answer_batch(batch, {.limit = 2}, answered);
  const bool by_search = (classified_so_far += batch.size()) <= few;
  classified.assign(batch.size(), {});
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const Record* special = batch.special(i);
    if (special != nullptr && (!special->puzzle || special->puzzle->candidates)) continue;
    const Grid& clues = batch.clues()[i];
    const Answer& answer = answered.answers[i];
    Classified& into = classified[i];
    if (answer.count == 1 && clues.is_full()) {
      into = {Sameness::grid, by_search ? canonical_grid_by_search(clues) : canonical_grid(clues)};
    } else if (answer.count == 1) {
      into = {Sameness::unique, canonical_puzzle(clues, answer.solution, by_search)};
    } else if (answer.count > 1 || !not_searchable(special != nullptr ? *special : Record{{}, puzzle_of(clues)})) {
      into = {Sameness::clues, canonical_clues(clues)};
    }
  }
}

NoAnswer why_not(const Record& record) {
  return not_searchable(record).value_or(unsupported("puzzles with pencil marks have no canonical form"));
}

}  // namespace shudu::cli
