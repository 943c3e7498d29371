// The first record of a request: a classic puzzle, or the complete reply if it is a variant or cannot be read.
//
// variants.cpp answers variants. The modules of WebAssembly link no_variants.cpp instead, which says that they have none.
#pragma once

#include <cstdint>
#include <optional>

#include "capi/request.h"

namespace shudu::capi {

enum class Question : std::uint8_t { solve, solutions, count, check, candidates };

// Exactly one of the two is set.
struct FirstRecord {
  std::optional<Puzzle> puzzle;
  std::optional<Reply> reply;
};

// `limit` is the largest number of solutions to look for.
FirstRecord first_record(Question question, const Request& request, std::uint64_t limit);

}  // namespace shudu::capi
