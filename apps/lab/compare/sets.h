// The built-in sets of `shudu compare`. They are generated from a seed and are the same on every machine.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "compare/results.h"
#include "shudu/language.h"

namespace shudu::cli::compare {

struct SetKind {
  std::string_view name;
  Text title, what;
};
// All built-in sets, in the order of the report.
std::span<const SetKind> set_kinds();
// The title of a built-in set; the name of other sets.
std::string set_title(const std::string& set, Language language);
// The description of a built-in set; empty for other sets.
std::string_view what_is(std::string_view set, Language language);

// The set that has the same puzzles with an increasing number of blanks.
inline constexpr std::string_view ladder_name = "ladder";
// The set of puzzles that are transformed to be hard for algorithms that try digits in order.
inline constexpr std::string_view adverse_name = "adverse";

// Adds the sets with `size` puzzles each. `on_step` receives the progress in 0..1 and returns whether to continue.
void add_built_in_sets(Results& results, std::size_t size, std::uint64_t seed,
                       const std::function<bool(double)>& on_step);

// The puzzle with its number of solutions and its rating.
Subject subject(const Grid& clues, std::size_t set, bool rated);

}  // namespace shudu::cli::compare
