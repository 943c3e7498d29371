// Exercise: a position in which a technique has a step and no simpler technique has one, so that the technique is the
// next thing to find.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "shudu/logic.h"
#include "shudu/puzzle.h"

namespace shudu {

// The techniques that count as simpler than `technique`: those before it in techniques() that hints use by default, except
// those that HoDoKu searches for together with it (HodokuFacts::index), such as the two traps of simple colours.
//
// Some techniques never are the easiest way, or no position is known in which they are. Fewer techniques count as simpler
// than them:
//
//   chains that only Sudoku Explainer has          what it has and rates lower; they are its form of HoDoKu's chains
//   techniques that hints do not use by default    singles, intersections and subsets; a fish of five or more lines always
//                                                  has a smaller one in the other lines, and chains find the rest
//   techniques that are hardly ever needed         the same, without variants of the technique (Technique::page);
//                                                  src/ask/logic/exercise.cpp lists them
std::vector<const logic::Technique*> simpler_techniques(const logic::Technique& technique);

struct Exercise {
  logic::State state;
  std::vector<logic::Step> steps;  // all steps of the technique, the preferred one first; not empty
};

// Applies the steps of simpler techniques until there are none, and then looks for the technique. Empty if it has no
// step there, or if the puzzle has no solution. `uniqueness` allows techniques that rely on it, if the clues have one
// solution. `go_on` is called before every technique, with the share of solved cells and the number of steps. If it
// returns false, the answer is empty.
std::optional<Exercise> find_exercise(const Puzzle& puzzle, const logic::Technique& technique, bool uniqueness = true,
                                      const std::function<bool(double done, std::uint64_t steps)>& go_on = nullptr);

}  // namespace shudu
