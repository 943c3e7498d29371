// Reads puzzles in any format from standard input and writes a solution of each, one per line.
#include <shudu/ask.h>

#include <iostream>

int main() {
  shudu::PuzzleReader reader{[](char* into, std::size_t room) {
    std::cin.read(into, static_cast<std::streamsize>(room));
    return static_cast<std::size_t>(std::cin.gcount());
  }};
  while (const auto puzzle = reader.next()) {
    if (!*puzzle) {
      std::cout << to_string(puzzle->error()) << '\n';
    } else if (const shudu::Solved solved = solve(**puzzle); solved.solutions > 0) {
      std::cout << solved.solution << '\n';
    } else {
      std::cout << "no solution\n";
    }
  }
}
