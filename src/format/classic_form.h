// A classic puzzle as a variant, and a variant without rules of its own as a classic puzzle.
#pragma once

#include <cstdint>
#include <string_view>

#include "shudu/puzzle.h"
#include "shudu/variant.h"

namespace shudu {

// Precondition: variant::is_classic(puzzle). `format` is the id of its format, `line` the first line of the record.
Puzzle classic_form(const variant::Puzzle& puzzle, std::string_view format, std::uint64_t line);
// With the givens, the candidates if there are any, the texts and the solution. Entries and notes are left out.
variant::Puzzle variant_form(const Puzzle& puzzle);

}  // namespace shudu
