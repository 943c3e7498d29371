// Solving paths written by HoDoKu, and their comparison with ours.
#pragma once

#include <functional>
#include <istream>
#include <string>
#include <vector>

#include "shudu/logic.h"

namespace shudu::test {

struct HodokuStep {
  std::string name;
  std::vector<logic::Candidate> placements, eliminations;  // ascending
};

struct HodokuReference {
  Grid puzzle;
  std::string level;
  int score = 0;
  std::vector<HodokuStep> steps;
};

// Reads a line "#puzzle level score" for each puzzle, followed by its steps. The line of a step begins with the name of
// the technique; its result follows "=>", or ": " where there is no "=>". Steps of the same kind may share a line;
// their results are then separated by ';'. Lines that begin with two spaces describe chains and are not read.
std::vector<HodokuReference> read_hodoku_references(std::istream& in);

// A step of ours with the result of the reference step and without a technique.
logic::Step as_step(const HodokuStep& reference);

// Called with the index of a step in which the paths differ, and our step (null when our path has ended).
using OnDifference = std::function<void(std::size_t index, const logic::Step* ours)>;

// Compares our path with the reference up to the first difference. With `follow`, takes the step of the reference where
// the paths differ and goes on. Returns whether the paths are equal.
bool compare(const HodokuReference& reference, const Grid* solution, bool follow, const OnDifference& on_difference);

// Describes a difference in one line.
std::string difference_text(const HodokuReference& reference, std::size_t index, const logic::Step* ours);

}  // namespace shudu::test
