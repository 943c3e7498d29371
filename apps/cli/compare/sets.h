// The sets that `shudu compare` runs on when no file is named: made from a seed, the same on every machine.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "compare/results.h"

namespace shudu::cli::compare {

struct SetKind {
  std::string_view name, what;
};
// In the order of the report.
std::span<const SetKind> set_kinds();
// What a built-in set is; empty for others.
std::string_view what_is(std::string_view set);

// The set in which the same puzzles appear with few blanks and with more and more of them.
inline constexpr std::string_view ladder_name = "ladder";
// The set of puzzles turned and renamed against those who try digits in order.
inline constexpr std::string_view adverse_name = "adverse";

// Adds the sets with `size` puzzles each. `on_step` is told how far it is, in 0..1; false from it breaks off.
void add_built_in_sets(Results& results, std::size_t size, std::uint64_t seed,
                       const std::function<bool(double)>& on_step);

// What the fast search and the rating say about a puzzle.
Subject subject(const Grid& clues, std::size_t set, bool rated);

}  // namespace shudu::cli::compare
