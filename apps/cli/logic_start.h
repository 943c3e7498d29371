// Where solving by logic starts: the board of a puzzle, and what the fast search knows about it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "input.h"
#include "shudu/logic.h"

namespace shudu::cli {

// The puzzle of a batch's record. Precondition: it can be read.
Puzzle puzzle_of(const Batch& batch, std::size_t i);

struct LogicStart {
  logic::State state;
  std::uint64_t solutions = 0;  // of the puzzle (its pencil marks, where they are the puzzle): 0, 1 or 2 for several
  std::optional<Grid> solution = {};  // when there is just one
  // Whether the clues alone have one solution. Only then may a deadly pattern be ruled out: where pencil marks make the
  // solution unique, swapping two digits need not give another solution.
  bool unique_clues = false;
};
LogicStart logic_start(const Puzzle& puzzle);

// The techniques named by `--techniques` and `--without`: ids, families ("fish"), "all" or "default", separated by
// commas. By default those of HoDoKu's path come first, and the others after them, for when nothing else helps, but for
// those that take long and help little ("all" has them). An error names the word that is not known.
Result<std::vector<const logic::Technique*>, std::string> chosen_techniques(const std::string& wanted,
                                                                            const std::string& without);

// "fish" of Family::fish.
std::string family_id(logic::Family family);

// `--lang`, `--techniques`, `--without` and `--no-uniqueness`, the same for explain and hint.
Option language_option(std::string& target);
Option techniques_option(std::string& target);
Option without_option(std::string& target);
Option no_uniqueness_option(bool& target);

}  // namespace shudu::cli
