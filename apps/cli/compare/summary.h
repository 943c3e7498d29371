// Summary: some outcomes of one algorithm in a few figures.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "compare/results.h"

namespace shudu::cli::compare {

// Times of puzzles that were not finished count as longer than all others: a quartile that falls among them is a bound.
struct Summary {
  std::size_t puzzles = 0;  // measured
  std::size_t finished = 0, timed_out = 0, stuck = 0;
  double median = 0, first_quartile = 0, third_quartile = 0, worst = 0, total = 0;  // seconds
  bool median_is_bound = false, third_quartile_is_bound = false;
  // Means over those that were finished; negative where the algorithm does not keep the figure.
  double nodes = -1, guesses = -1, backtracks = -1, placements = -1, copies = -1, undos = -1;
  std::int64_t depth = -1;  // the most
};

using Wanted = std::function<bool(const Subject&)>;
Summary summary(const Results& results, std::size_t algorithm, const Wanted& wanted);

// How a quantity of the puzzles, such as their blanks, is cut into groups, with the mean of each group.
struct Group {
  double mean = 0;
  std::vector<std::size_t> puzzles;
};
// One group for each value, or of `width` values where there are many. Ascending.
std::vector<Group> groups(const Results& results, const Wanted& wanted, int (*quantity)(const Subject&), int width);
Summary summary(const Results& results, std::size_t algorithm, const Group& group);

// Puzzles to see how cost grows with blanks: the ladder where there is one, all that have one solution otherwise.
Wanted for_blanks(const Results& results);
// … and with the rating: all that are rated, but for the ladder and the adverse ones.
Wanted for_rating(const Results& results);

}  // namespace shudu::cli::compare
