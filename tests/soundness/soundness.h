// Soundness: no step of any technique may remove a candidate that is in a solution, or place a digit that is not.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "shudu/logic.h"
#include "shudu/random.h"

namespace shudu::test {

// Describes how a step contradicts one of the solutions. Empty when it contradicts none.
std::string wrong_result(const logic::Step& step, std::span<const Grid> solutions);

// What one search for all steps of a technique costs on average, in tenths of a millisecond; at least 1. These are
// fixed numbers (soundness.cpp), so that the choice of searches does not depend on the speed of the machine.
int search_cost(const logic::Technique& technique);

// Searches positions for steps of every technique, and checks them all.
class Soundness {
 public:
  // A technique that costs more than `budget` is searched for at every n-th position only, so that it costs no more
  // than that per position. 0: every technique at every position.
  explicit Soundness(int budget = 0) : budget_(budget) {}

  // Walks from the clues to the solution. Where singles lead no further, all steps of every technique are searched for.
  // Then one of these steps is taken at random, or, where there is none, a candidate is removed that no solution has.
  // Positions are numbered from where the last walk ended.
  void walk(const Grid& clues, std::span<const Grid> solutions, Random& random);
  // The next position gets this number. At position 0 every technique is searched for.
  void start_at(std::uint64_t position) { position_ = position; }

  struct Count {
    std::uint64_t positions = 0, steps = 0, wrong = 0;
    double seconds = 0;  // only reported
  };
  const std::map<std::string_view, Count>& counts() const { return counts_; }
  std::uint64_t steps() const;
  std::uint64_t wrong() const;
  // The first mistakes: the technique, its result, and the position (position_text).
  const std::vector<std::string>& mistakes() const { return mistakes_; }
  void add(const Soundness& other);

 private:
  bool is_due(const logic::Technique& technique) const;
  void examine(const logic::State& state, std::span<const Grid> solutions, std::vector<logic::Step>& found);

  int budget_;
  std::uint64_t position_ = 0;
  std::map<std::string_view, Count> counts_;
  std::vector<std::string> mistakes_;
};

// The position as a line of HoDoKu's library without an expected step.
std::string position_text(const logic::State& state);

}  // namespace shudu::test
