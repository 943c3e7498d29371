// The answers to a batch as lines of text, which several threads can make at once and one then writes.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/input.h"
#include "shudu/search.h"

namespace shudu::cli {

// How many puzzles had which answer.
struct Totals {
  std::uint64_t solved = 0, unsolved = 0, invalid = 0, solutions = 0;

  void count(const Answer& answer) {
    ++(answer.count > 0 ? solved : unsolved);
    solutions += answer.count;
  }
  Totals& operator+=(const Totals& other);
};

class AnswerLines {
 public:
  // One line for each answer: the solution in 81 digits when there is one, "no solution", "multiple solutions" or
  // "invalid: REASON".
  void make(const Batch& batch, std::span<const Answer> answers);

  std::string_view text() const { return std::string_view{text_}.substr(0, size_); }
  const Totals& totals() const { return totals_; }
  // Whether any puzzle that could be read has no solution, or several.
  bool some_negative() const { return some_negative_; }

 private:
  void add(const Grid& solution);
  void add(std::string_view line);

  std::string text_;  // longer than what is in it, because making room anew for every batch takes time
  std::size_t size_ = 0;
  Totals totals_;
  bool some_negative_ = false;
};

}  // namespace shudu::cli
