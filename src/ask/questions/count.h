// count: the exact number of solutions, or an estimate.
#pragma once

#include "ask/question.h"
#include "shudu/census.h"

namespace shudu::ask {

struct CountOptions {
  std::uint64_t limit = no_limit;
  bool estimate = false;
};

struct CountAnswer {
  Whole solutions = 0;
  std::optional<Completions::Estimate> estimate = {};  // in place of the number, if there are many
};
Answer count_answer(const CountAnswer& count, const CountOptions& asked);
// Of a puzzle that is not searched.
Answer count_answer(const NoAnswer& why);

}  // namespace shudu::ask
