// Options that constrain generated puzzles, and their conversion to the constraints of the library.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/command.h"
#include "engine/input.h"
#include "shudu/generate/puzzles.h"

namespace shudu::cli {

struct ConstraintOptions {
  std::string level, rating, minutes, clues, symmetry = "none", pattern, uses, only, hardest, grid;
  bool minimal = false, not_unique = false;
};

std::vector<Option> constraint_options(ConstraintOptions& target);
// An order of `count` puzzles, in parts of one level each.
struct ConstraintPart {
  ConstraintOptions options;  // with this level
  PuzzleConstraints constraints;
  std::uint64_t count = 0;
};
// Returns no parts if a value is wrong or the combination is impossible. The reason is reported to the verdict with the
// name of the command.
std::vector<ConstraintPart> constraint_parts(const ConstraintOptions& options, std::uint64_t count,
                                             const std::string& command, Verdict& verdict);

// Describes all constraints ("17 clues, level hard"), and says which command fits better, if one does.
std::string described(const ConstraintOptions& options);
std::string advice(const PuzzleConstraints& constraints);
// Describes one constraint ("17-20 clues", "level hard"), and the property of a puzzle that it constrains.
std::string told(Unmet part, const ConstraintOptions& options);
std::string measure(Unmet part, const MadePuzzle& puzzle);

}  // namespace shudu::cli
