// The canonical form of any clues, and how it was computed.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "ask/status.h"
#include "shudu/format.h"
#include "shudu/search.h"
#include "shudu/symmetry.h"

namespace shudu::ask {

enum class Sameness : std::uint8_t {
  grid,     // a complete grid
  unique,   // a puzzle with one solution: through the form of the solution
  clues,    // any other puzzle or pattern: from the clues
  invalid,  // the clues conflict, or there are pencil marks
};
// "grid", "unique" or "clues". Precondition: the kind is not `invalid`.
std::string_view id(Sameness kind);

struct Classified {
  Sameness kind = Sameness::invalid;
  Canonical canonical;
};

// `answer` is the answer of the search with limit 2. `by_search` avoids the table that many forms need (symmetry.h).
Classified classify(const Grid& clues, const shudu::Answer& answer, bool by_search);
// One puzzle alone, without the table. It is `invalid` if there is a reason without_form().
Classified classify(const Puzzle& puzzle);
// Why a puzzle has no canonical form; empty if it has one.
std::optional<NoAnswer> without_form(const Puzzle& puzzle);

// Whether a transformation turns one into the other. Classes of different kinds are different.
bool are_same(const Classified& a, const Classified& b);
// That transformation. Precondition: are_same(a, b).
Transform transform_between(const Classified& a, const Classified& b);

}  // namespace shudu::ask
