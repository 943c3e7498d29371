// AnswerLines: the answers to a batch as text. Any thread can make them, and one thread writes them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "ask/status.h"
#include "solve/answers.h"

namespace shudu::cli {

// The number of puzzles by kind of answer.
struct Totals {
  std::uint64_t solved = 0, unsolved = 0, invalid = 0, solutions = 0;

  void count(std::uint64_t found) {
    ++(found > 0 ? solved : unsolved);
    solutions += found;
  }
  // A puzzle that is not solved.
  void count(const ask::NoAnswer& why, std::uint64_t found) {
    const bool is_counted = why.status == ask::Status::no_solution || why.status == ask::Status::multiple_solutions;
    is_counted ? count(found) : void(++invalid);
  }
  Totals& operator+=(const Totals& other);
};

class AnswerLines {
 public:
  // Makes one line per answer: the solution as 81 digits, "no solution", "multiple solutions" or "invalid: REASON".
  void make(const Batch& batch, const Answered& answered);

  std::string_view text() const { return std::string_view{text_}.substr(0, size_); }
  const Totals& totals() const { return totals_; }
  // Whether any readable puzzle has a negative answer.
  bool some_negative() const { return some_negative_; }

 private:
  void add(const Grid& solution);
  void add(std::string_view line);

  // Only the first size_ bytes are used. It never shrinks, because allocating for every batch takes time.
  std::string text_;
  std::size_t size_ = 0;
  Totals totals_;
  bool some_negative_ = false;
};

}  // namespace shudu::cli
