// Says when an answer differs from the solution that the source of a puzzle gives (records/source_solution.h).
#pragma once

#include <cstdint>

#include "engine/batch.h"
#include "engine/verdict.h"
#include "records/source_solution.h"
#include "shudu/search.h"
#include "shudu/variant/search.h"

namespace shudu::cli {

// Compares the answer to a record, classic or not. A difference goes to standard error, with its place, and makes the verdict
// negative. `limit` is the number of solutions that were looked for. The answer to the other kind is not used.
SourceSolution check_source(const Record& record, const Answer& classic, const variant::SearchResult* variant,
                            std::uint64_t limit, Verdict& verdict);
// The same for a command that has no such answer: if the source gives a solution, the puzzle is searched.
SourceSolution check_source(const Record& record, int threads, Verdict& verdict);

}  // namespace shudu::cli
