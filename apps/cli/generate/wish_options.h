// The options that say what puzzles are wished, and the wish that comes of them; shared by the commands that make
// puzzles.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/command.h"
#include "engine/input.h"
#include "shudu/wish.h"

namespace shudu::cli {

struct WishOptions {
  std::string level, rating, clues, symmetry = "none", pattern, uses, only, hardest, from;
  bool minimal = false, not_unique = false;
};

std::vector<Option> wish_options(WishOptions& target);
// Nothing when something is wrong or can never be, which is reported to the verdict as what `command` says.
std::optional<Wish> wish_of(const WishOptions& options, const std::string& command, Verdict& verdict);

// "17 to 20 clues", "level Hard": a part of a wish, in words, and what a puzzle has of it.
std::string told(Unmet part, const WishOptions& options);
std::string measure(Unmet part, const MadePuzzle& puzzle);

}  // namespace shudu::cli
