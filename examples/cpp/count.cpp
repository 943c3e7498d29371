// Counts the solutions of a puzzle with 20 clues and prints the first in lexicographic order.
//
// Prints: 502260 solutions
#include <shudu/census.h>
#include <shudu/search.h>

#include <iostream>

int main() {
  const auto clues =
      shudu::grid_from("53..7....6..195....98....6.8...6...34..8.3..17...2...6...........................");
  std::cout << shudu::to_string(*shudu::count_completions(*clues)) << " solutions\n";
  enumerate(*clues, [](const shudu::Grid& solution) {
    std::cout << to_line(solution) << '\n';
    return false;  // stop after the first
  });
}
