// A case of a HoDoKu library: a state, and the step that a technique must find in it, or must not.
//
//   :0711-4:79:86.9.…:436 437:759 957::12
//     |   |  |   |      |       |     |  └ inferences of the chain
//     |   |  |   |      |       |     └ placements
//     |   |  |   |      |       └ eliminations
//     |   |  |   |      └ candidates already deleted
//     |   |  |   └ givens, "+5" is a placed 5
//     |   |  └ digits of the step
//     |   └ variant; x: no such step may exist
//     └ technique; a fifth digit is a variant too (1: siamese)
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/logic.h"
#include "shudu/puzzle.h"
#include "shudu/result.h"

namespace shudu::logic {

struct LibraryCase {
  std::string code;     // "0711"
  std::string variant;  // "4", "x" or empty
  DigitSet digits;
  State state;
  std::vector<Candidate> eliminations;
  std::vector<Candidate> placements;
  int inferences = 0;  // 0: not given
};

// Converts a puzzle that was read as a HoDoKu library line.
Result<LibraryCase, std::string> library_case(const Puzzle& puzzle);

// The options with which a case is tested.
Options options_for(const LibraryCase& the_case);

// Empty if the case passes, otherwise the reason of the failure.
std::optional<std::string> failure(const LibraryCase& the_case);

}  // namespace shudu::logic
