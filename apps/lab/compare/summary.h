// Summary: statistics of some outcomes of one algorithm.
#pragma once

#include <functional>
#include <vector>

#include "compare/results.h"

namespace shudu::cli::compare {

// The time of an unfinished puzzle counts as longer than all others. So a quartile that falls among them is a lower
// bound.
struct Summary {
  std::size_t puzzles = 0;  // measured
  std::size_t finished = 0, timed_out = 0, stuck = 0;
  double median = 0, first_quartile = 0, third_quartile = 0, worst = 0, total = 0;  // seconds
  bool median_is_bound = false, third_quartile_is_bound = false;
  // Means over the finished puzzles, or negative if the algorithm does not have the counter.
  double nodes = -1, guesses = -1, backtracks = -1, placements = -1, copies = -1, undos = -1;
  std::int64_t depth = -1;  // the maximum
};

using Wanted = std::function<bool(const Subject&)>;
Summary summary(const Results& results, std::size_t algorithm, const Wanted& wanted);

// A group of puzzles with similar values of a quantity, such as the number of blanks, and the mean of that quantity.
struct Group {
  double mean = 0;
  std::vector<std::size_t> puzzles;
};
// One group per value, or per `width` values if there are many, in ascending order.
std::vector<Group> groups(const Results& results, const Wanted& wanted, int (*quantity)(const Subject&), int width);
Summary summary(const Results& results, std::size_t algorithm, const Group& group);

// The puzzles that show how the cost grows with the number of blanks: the ladder if there is one, else all puzzles with
// one solution.
Wanted for_blanks(const Results& results);
// The puzzles that show how the cost grows with the rating: all rated puzzles except the ladder and the adverse set.
Wanted for_rating(const Results& results);

}  // namespace shudu::cli::compare
