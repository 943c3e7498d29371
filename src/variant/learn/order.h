// Order: which candidate to assume next. Candidates that took part in recent conflicts come first (VSIDS).
#pragma once

#include <cstdint>
#include <vector>

#include "variant/learn/problem.h"

namespace shudu::variant::learn {

class Order {
 public:
  explicit Order(std::size_t variables);

  bool empty() const { return heap_.empty(); }
  Variable take_first();
  void insert(Variable variable);  // nothing happens if it is there
  void bump(Variable variable);
  // Later bumps count more.
  void fade() { step_ /= decay; }

 private:
  static constexpr double decay = 0.97, too_large = 1e100;
  static constexpr std::uint32_t nowhere = 0xffffffff;

  void put(std::size_t at, Variable variable) {
    heap_[at] = variable;
    places_[variable] = static_cast<std::uint32_t>(at);
  }
  void rise(std::size_t at);
  void sink(std::size_t at);

  std::vector<double> scores_;
  std::vector<Variable> heap_;  // the largest score first
  std::vector<std::uint32_t> places_;
  double step_ = 1;
};

}  // namespace shudu::variant::learn
