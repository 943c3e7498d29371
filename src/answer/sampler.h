// Draws random solutions of a puzzle. The draws are independent, and all solutions are equally likely.
#pragma once

#include <functional>
#include <memory>

#include "shudu/puzzle.h"
#include "shudu/random.h"

namespace shudu {

class Completions;

class Sampler {
 public:
  // Precondition: the clues do not conflict. The puzzle must outlive the sampler.
  explicit Sampler(const Puzzle& puzzle);
  ~Sampler();

  bool has_solution() const { return count_ > 0; }
  // Passes n solutions to the callback until that returns false. Precondition: has_solution().
  void draw(std::uint64_t n, Random& random, const std::function<bool(const Grid&)>& on_solution) const;

 private:
  const Puzzle& puzzle_;
  std::uint64_t count_ = 0;                   // if there are few, the number of solutions
  std::unique_ptr<Completions> completions_;  // of a puzzle with clues and many solutions
  bool few_ = false;
};

}  // namespace shudu
