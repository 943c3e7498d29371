// Generates three puzzles with rotational symmetry that HoDoKu calls hard.
//
// Prints: 64.97...37...1......8...6.748....35...........51....781.4...8......5...95...91.34
#include <shudu/generate.h>

#include <iostream>

int main() {
  const auto made = shudu::generate({.clues = {.symmetry = shudu::ClueSymmetry::rotate180},
                                     .logic = {.level = shudu::logic::Level::hard},
                                     .count = 3,
                                     .seed = 7});
  if (!made) return std::cerr << to_string(made.error()) << '\n', 1;
  for (const shudu::MadePuzzle& puzzle : *made) std::cout << to_line(puzzle.clues) << '\n';
}
