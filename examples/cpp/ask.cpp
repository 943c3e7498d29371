// Reads, solves, explains, rates and makes puzzles, one line each.
//
// Prints: solution: 483921657967345821251876493548132976729564138136798245372689514814253769695417382
#include <shudu/ask.h>

#include <iostream>

int main() {
  const auto puzzle = shudu::read("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  if (!puzzle) return std::cerr << to_string(puzzle.error()) << '\n', 1;
  std::cout << "solution: " << solve(*puzzle).solution << '\n'
            << "hint: " << describe(hint(*puzzle), shudu::Language::en) << '\n'
            << "Sudoku Explainer: " << to_string(*rate(*puzzle).explainer) << '\n';
  for (const shudu::MadePuzzle& made : *shudu::generate({.count = 3})) std::cout << to_line(made.clues) << '\n';
}
