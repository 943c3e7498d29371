// Agreement: compares every way of calling the search on every target with the others, the rules and the gallery.
//
// The expected answer of a puzzle is found once. search() gives the solution and the count up to 3, the rules confirm
// the solution, and an algorithm of the gallery counts again. Every other answer must be the same.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board.h"
#include "shudu/search.h"

namespace shudu::test {

struct Totals {
  std::uint64_t puzzles = 0;
  std::uint64_t impossible = 0, unique = 0;  // the others have several solutions
  std::uint64_t searches = 0;                // number of answers of the engine
  std::uint64_t classic_searches = 0;        // number of counts of the gallery
  std::uint64_t disagreements = 0;
};

// A way to get many answers.
struct Door {
  std::string_view name;
  SearchStats (*ask)(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit, std::size_t n);
  std::size_t n;  // the number in the name
};

// How often to run the slow checks. Each value is more than 0.
struct Sampling {
  std::size_t cross = 20;           // puzzles of each batch that are searched in all combinations
  std::size_t thousand_every = 8;   // of the puzzles with 3 or more solutions, one in this many is counted up to 1000
  std::size_t classic_every = 100;  // of all puzzles, one in this many is counted up to 1000 by the gallery
};

class Agreement {
 public:
  explicit Agreement(const Sampling& sampling);

  // Searches the batch on all targets, with the combination of limit and way to call that belongs to this turn. After
  // 52 turns every target has used all of them. With `classics` the gallery counts too.
  void check(std::span<const Grid> batch, std::size_t turn, bool classics);

  const Totals& totals() const { return totals_; }
  // The first disagreements, each with its puzzle.
  const std::vector<std::string>& disagreements() const { return disagreements_; }

 private:
  // What is known about the answer of a puzzle.
  struct Truth {
    static constexpr std::uint64_t unknown = no_limit;
    Grid solution;
    std::uint64_t count = 0;              // up to small_limit
    std::uint64_t great_count = unknown;  // up to great_limit
  };

  void find_truth(std::span<const Grid> batch);
  void ask_all_targets(std::span<const Grid> batch, std::span<Truth> truths, std::size_t turn);
  void ask_for_thousand(std::span<const Grid> batch, std::size_t turn);
  void find_great_count(const Grid& clues, Truth& truth);
  void ask(const Door& door, std::span<const Grid> batch, std::span<Truth> truths, std::uint64_t limit);
  void ask_in_all_ways(std::span<const Grid> batch);
  void compare_work(std::span<const Grid> batch, std::size_t turn);
  void compare_with_classics(std::span<const Grid> batch, std::span<const std::uint64_t> counts);
  void disagree(const Grid& clues, const std::string& what);

  const Sampling sampling_;
  const std::vector<std::string_view> targets_;
  std::vector<Truth> truths_;  // by index in the batch
  std::vector<Answer> answers_;
  Totals totals_;
  std::vector<std::string> disagreements_;
};

}  // namespace shudu::test
