// Soundness: no step of any technique may take a candidate that a solution has, or place a digit that it has not.
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

// What a step does against the solutions, in words; empty when it keeps them all.
std::string wrong_result(const logic::Step& step, std::span<const Grid> solutions);

// Searches positions for steps of every technique, and checks them all.
class Soundness {
 public:
  // No more time than this goes into one technique at a position, on average: the slow ones are asked at some positions
  // only. 0: all of them everywhere.
  explicit Soundness(double seconds_per_search = 0) : seconds_per_search_(seconds_per_search) {}

  // Walks from the clues to the end. Where singles lead no further, every technique is asked for all its steps; then
  // one of these is taken, or, where there is none, a candidate is removed that no solution has.
  void walk(const Grid& clues, std::span<const Grid> solutions, Random& random);

  struct Count {
    std::uint64_t positions = 0, steps = 0, wrong = 0;
    double seconds = 0;
  };
  const std::map<std::string_view, Count>& counts() const { return counts_; }
  std::uint64_t steps() const;
  std::uint64_t wrong() const;
  // The first mistakes: the technique, its result, and the position as a line of HoDoKu's library.
  const std::vector<std::string>& mistakes() const { return mistakes_; }
  void add(const Soundness& other);

 private:
  bool is_due(const Count& count, std::uint64_t position) const;
  void examine(const logic::State& state, std::span<const Grid> solutions, std::vector<logic::Step>& found);

  double seconds_per_search_;
  std::uint64_t positions_ = 0;
  std::map<std::string_view, Count> counts_;
  std::vector<std::string> mistakes_;
};

// The position as a case without an expected step, so that it can be read again.
std::string position_text(const logic::State& state);

}  // namespace shudu::test
