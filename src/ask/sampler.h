// Sampler: draws random solutions of one puzzle. The draws are independent.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "shudu/random.h"

namespace shudu::ask {

class Sampler {
 public:
  using OnText = std::function<bool(const std::string&)>;
  virtual ~Sampler() = default;

  // Whether all solutions are equally likely. They are not if a variant has too many to list.
  bool is_uniform = true;

  // Passes n solutions, one character a cell, to the function. Returns false if it returns false, or if `go_on`, which is
  // asked now and then and may be empty, does.
  virtual bool draw(std::uint64_t n, Random& random, const OnText& on_solution,
                    const std::function<bool()>& go_on = {}) const = 0;
};

struct Samples {
  std::unique_ptr<const Sampler> sampler = nullptr;  // null if there is no solution, or the watch stopped the search
  bool complete = true;                              // false if the watch stopped it
};

}  // namespace shudu::ask
