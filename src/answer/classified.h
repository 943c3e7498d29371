// The canonical form of any clues, and how it was computed.
#pragma once

#include <cstdint>
#include <string_view>

#include "shudu/search.h"
#include "shudu/symmetry.h"

namespace shudu {

enum class Sameness : std::uint8_t {
  grid,     // a complete grid
  unique,   // a puzzle with one solution: through the form of the solution
  clues,    // any other puzzle or pattern: from the clues
  invalid,  // the clues conflict
};
// "grid", "unique" or "clues". Precondition: the clues do not conflict.
std::string_view id(Sameness kind);

struct Classified {
  Sameness kind = Sameness::invalid;
  Canonical canonical;
};

// `answer` is the answer of the search with limit 2. `by_search` avoids the table that many forms need (symmetry.h).
Classified classify(const Grid& clues, const Answer& answer, bool by_search);

// Whether a transformation turns one into the other. Classes of different kinds are different.
bool are_same(const Classified& a, const Classified& b);
// That transformation. Precondition: are_same(a, b).
Transform transform_between(const Classified& a, const Classified& b);

}  // namespace shudu
