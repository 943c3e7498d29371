// Where solving by logic starts: the board of a puzzle, what the fast search knows about it, and which techniques.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/format.h"
#include "shudu/logic.h"

namespace shudu {

struct LogicStart {
  logic::State state;
  std::uint64_t solutions = 0;  // of the puzzle (its pencil marks, where they are the puzzle): 0, 1 or 2 for several
  std::optional<Grid> solution = {};  // when there is just one
  // Whether the clues alone have one solution. Only then may a deadly pattern be ruled out: where pencil marks make the
  // solution unique, swapping two digits need not give another solution.
  bool unique_clues = false;
};
LogicStart logic_start(const Puzzle& puzzle);

// "0", "1" or "2+".
std::string_view how_many(std::uint64_t solutions);

// The techniques that two lists name, ids, pages, families ("fish"), "all" or "default", separated by commas: those of
// `wanted` without those of `without`. By default those of HoDoKu's path come first, and the others after them, for
// when nothing else helps, but for those that take long and help little ("all" has them). The error is the word that is
// not known.
Result<std::vector<const logic::Technique*>, std::string> chosen_techniques(std::string_view wanted,
                                                                            std::string_view without);

}  // namespace shudu
