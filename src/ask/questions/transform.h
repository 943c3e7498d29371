// transform: a puzzle that is rotated, mirrored, relabelled or permuted.
#pragma once

#include "ask/question.h"
#include "shudu/symmetry.h"

namespace shudu::ask {

struct TransformOptions {
  std::string by = {};
  bool random = false;
  std::uint64_t seed = 1;
  std::uint64_t record = 0;  // no option: tells the puzzles of several files apart; 0: the line does
};

// The symmetries of a list, separated by commas and applied in order; or what is wrong.
Result<Transform> transform_by(std::string_view list);
// The puzzle with everything that it has. Other data of its record is dropped, because it describes the old puzzle.
struct Transformed {
  Transform by;
  Puzzle puzzle;
};
// The answer, and what it was made from in `found`.
Answer transform(const Puzzle& puzzle, const TransformOptions& asked, const Watch& watch, Transformed& found);

}  // namespace shudu::ask
