// Problem of the learning search: which of some candidates are true. Sets of candidates say the rules: exactly one of a
// set is true, or at most one. A cell is a set of its values, and a value in a house is a set of its cells.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "variant/model/model.h"

namespace shudu::variant::learn {

using Variable = std::uint32_t;  // a candidate: a value of a cell
using Literal = std::uint32_t;   // 2 × variable: it is true; one more: it is false

constexpr Literal is_true(Variable variable) { return 2 * variable; }
constexpr Literal is_false(Variable variable) { return 2 * variable + 1; }
constexpr Literal opposite(Literal literal) { return literal ^ 1U; }
constexpr Variable variable_of(Literal literal) { return literal >> 1U; }
constexpr bool says_false(Literal literal) { return (literal & 1U) != 0; }

struct CandidateSet {
  static constexpr std::size_t max_size = 32;
  std::vector<Variable> members;
  bool exactly_one = false;  // otherwise at most one
};

struct Problem {
  struct Candidate {
    Cell cell = 0;
    std::uint8_t value = 0;  // its number
  };
  std::vector<Candidate> candidates;
  std::vector<CandidateSet> sets;
};

// Whether every constraint of the model says that values are different.
bool only_differences(const Model& model);

// The problem of the candidates that are left. Precondition: only_differences(model).
Problem problem_of(const Model& model, std::span<const Values> start);

}  // namespace shudu::variant::learn
