// AnswerLines: the answers to a batch as text. Any thread can make them, and one thread writes them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/input.h"
#include "shudu/search.h"
#include "shudu/variant.h"

namespace shudu::cli {

// The number of puzzles by kind of answer.
struct Totals {
  std::uint64_t solved = 0, unsolved = 0, invalid = 0, solutions = 0;

  void count(std::uint64_t found) {
    ++(found > 0 ? solved : unsolved);
    solutions += found;
  }
  void count(const Answer& answer) { count(answer.count); }
  Totals& operator+=(const Totals& other);
};

class AnswerLines {
 public:
  // Makes one line per answer: the solution as 81 digits, "no solution", "multiple solutions" or "invalid: REASON".
  // `variant` is the answer to the last record if that is a variant, or null if it has none.
  void make(const Batch& batch, std::span<const Answer> answers, const variant::SearchResult* variant = nullptr);

  std::string_view text() const { return std::string_view{text_}.substr(0, size_); }
  const Totals& totals() const { return totals_; }
  // Whether any readable puzzle has a negative answer.
  bool some_negative() const { return some_negative_; }

 private:
  void add(const Grid& solution);
  void add(std::string_view line);
  void add_variant(const Record& record, const variant::SearchResult& found);

  std::string
      text_;  // only the first size_ bytes are used; never shrinks, because allocating for every batch takes time
  std::size_t size_ = 0;
  Totals totals_;
  bool some_negative_ = false;
};

}  // namespace shudu::cli
