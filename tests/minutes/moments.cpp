// minutes_moments: prints what the simulated player meets, for tools/fit_minutes.py.
//
//   minutes_moments RATE... <PUZZLES
//
// The arguments are the rates of all ways in which openings are noticed (habits.h). Standard input has one puzzle per
// line. Each line of the output is a moment: number of the puzzle, idea (-1 if none), blank cells, digits placed, and
// the number of openings of each way.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>

#include "logic/minutes/player.h"
#include "shudu/search.h"

int main(int argc, char** argv) {
  using namespace shudu;
  using namespace shudu::logic::minutes;
  if (argc != way_count + 1) {
    std::fprintf(stderr, "minutes_moments: %d rates are needed\n", way_count);
    return 2;
  }
  Habits habits{};
  for (int way = 0; way < way_count; ++way) habits.rates[way] = std::max(1, std::atoi(argv[way + 1]));
  std::string line;
  for (int number = 0; std::getline(std::cin, line); ++number) {
    const auto puzzle = grid_from(line);
    const Answer answer = puzzle ? search(*puzzle, 2).answer : Answer{};
    if (answer.count != 1) {
      std::fprintf(stderr, "minutes_moments: line %d is not a puzzle with one solution\n", number + 1);
      return 2;
    }
    const Grid solution = answer.solution;
    const logic::State start{*puzzle};
    for (Player player{start, solution, habits}; !player.is_done();) {
      const Moment moment = player.next();
      std::printf("%d %d %d %d", number, moment.idea ? static_cast<int>(*moment.idea) : -1, moment.blanks,
                  moment.placed);
      for (int count : moment.noticed) std::printf(" %d", count);
      std::printf("\n");
    }
  }
}
