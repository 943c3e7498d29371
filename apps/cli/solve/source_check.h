// Says when an answer differs from the solution that the source of a puzzle gives (ask/any_puzzle.h).
#pragma once

#include <cstdint>

#include "ask/any_puzzle.h"
#include "engine/batch.h"
#include "engine/verdict.h"
#include "shudu/search.h"
#include "shudu/variant.h"

namespace shudu::cli {

// Compares the answer to a record, classic or not. A difference goes to standard error, with its place, and makes the verdict
// negative. `limit` is the number of solutions that were looked for. The answer to the other kind is not used.
ask::SourceSolution check_source(const Record& record, const Answer& classic, const variant::SearchResult* variant,
                                 std::uint64_t limit, Verdict& verdict);
// The same for a command that has no such answer: if the source gives a solution, the puzzle is searched.
ask::SourceSolution check_source(const Record& record, int threads, Verdict& verdict);

// An answer of the search as the questions take it. `puzzle` is null for a classic one.
ask::Found found_by(const Answer& classic, const variant::Puzzle* puzzle, const variant::SearchResult* variant);

}  // namespace shudu::cli
