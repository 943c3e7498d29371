// Solves the puzzles of the standard input, one per line, on all processors.
//
//   shudu generate puzzles 1000000 | ./solve_million
//
// Prints: 12 puzzles, 12 with one solution
#include <shudu/search.h>

#include <algorithm>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

int main() {
  std::vector<shudu::Grid> clues;
  for (std::string line; std::getline(std::cin, line);) {
    if (const auto grid = shudu::grid_from(line)) clues.push_back(*grid);
  }
  std::vector<shudu::Answer> answers(clues.size());
  const int threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  shudu::search_all(clues, answers, 2, threads);  // with limit 2, a count of 1 means exactly one solution
  const auto unique = std::count_if(answers.begin(), answers.end(), [](const auto& one) { return one.count == 1; });
  std::cout << clues.size() << " puzzles, " << unique << " with one solution\n";
}
