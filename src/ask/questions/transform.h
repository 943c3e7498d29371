// transform: a puzzle that is rotated, mirrored, relabelled or permuted.
#pragma once

#include "ask/question.h"
#include "shudu/symmetry.h"

namespace shudu::ask {

struct TransformOptions {
  std::string by = {};
  bool random = false;
  std::uint64_t seed = 1;
};

// The symmetries of a list, separated by commas and applied in order; or what is wrong.
Result<Transform> transform_by(std::string_view list);
// The puzzle with everything that it has. Other data of its record is dropped, because it describes the old puzzle.
Puzzle transformed(const Transform& transform, Puzzle puzzle);

}  // namespace shudu::ask
