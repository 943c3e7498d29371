// Compares our answer with the solution that the source of a puzzle gives. If they differ, we or the source are wrong, and
// the user must know.
//
// A source may leave cells open. They agree with any digit. If the puzzle has several solutions, the source's must be one
// of them.
#pragma once

#include <cstdint>
#include <string>

#include "base/json_object.h"
#include "shudu/puzzle.h"
#include "shudu/search.h"

namespace shudu::variant {
struct Puzzle;
struct SearchResult;
}  // namespace shudu::variant

namespace shudu {

struct SourceSolution {
  bool is_given = false;        // whether the source has a solution
  std::string difference = {};  // in words; empty if the answer agrees, or there is nothing to compare

  // The fields of an answer: `source_agrees` if the source has a solution, `source_difference` if it is another one.
  void add_to(JsonObject& object) const;
};

// `limit` is the number of solutions that were looked for.
SourceSolution compared_with_source(const Puzzle& puzzle, const Answer& found, std::uint64_t limit);
SourceSolution compared_with_source(const variant::Puzzle& puzzle, const variant::SearchResult& found,
                                    std::uint64_t limit);

}  // namespace shudu
