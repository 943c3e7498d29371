// Solving paths written by Sudoku Explainer, and their comparison with ours.
#pragma once

#include <istream>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "shudu/board.h"

namespace shudu::test {

struct ExplainerStep {
  std::string rating, name;      // "2.6", "Pointing"
  std::set<std::string> result;  // "r1c1=5", "r2c3<>8"
};

struct ExplainerReference {
  Grid puzzle;
  std::string rating;  // "er/ep/ed"
  std::vector<ExplainerStep> steps;
};

// Reads a line "#puzzle ED=er/ep/ed" for each puzzle, followed by its steps. A step is a line "rating|name|result".
// Steps with the same rating and name may share a line; their results are then separated by ';'.
std::vector<ExplainerReference> read_explainer_references(std::istream& in);

// Describes the first step in which our path differs from the reference. Empty when the paths are equal.
std::optional<std::string> first_difference(const ExplainerReference& wanted);

}  // namespace shudu::test
