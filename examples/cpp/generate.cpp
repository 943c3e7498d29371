// Generates three puzzles with rotational symmetry that HoDoKu calls hard.
//
// Prints: 64.97...37...1......8...6.748....35...........51....781.4...8......5...95...91.34
#include <shudu/generate.h>

#include <iostream>

int main() {
  const shudu::PuzzleConstraints constraints{.clues = {.symmetry = shudu::ClueSymmetry::rotate180},
                                             .logic = {.level = shudu::logic::Level::hard}};
  if (const auto reason = impossibility(constraints)) {
    std::cerr << *reason << '\n';
    return 1;
  }
  const std::uint64_t seed = 7;
  int wanted = 3;
  for (std::uint64_t block = 0; wanted > 0; ++block) {
    for (const shudu::MadePuzzle& puzzle : make_block(constraints, seed, block).made) {
      if (wanted-- > 0) std::cout << to_line(puzzle.clues) << '\n';
    }
  }
}
