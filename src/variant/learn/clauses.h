// Clauses that were learned: at least one literal of a clause is true. All are in one array, each after its head:
//
//   size | levels × 2 + used | literal, literal, …
//
// `levels` is on how many levels the literals were false when the clause was learned or used: the fewer, the better the
// clause. 0 means that the clause is needed for good. `used` is set when the clause takes part in a conflict.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "variant/learn/problem.h"

namespace shudu::variant::learn {

using ClauseRef = std::uint32_t;  // where a clause begins in the array

class Clauses {
 public:
  static constexpr ClauseRef none = 0xffffffff;

  ClauseRef add(std::span<const Literal> literals, std::uint32_t levels);
  std::span<Literal> operator[](ClauseRef at) { return {&words_[at + head], words_[at]}; }
  std::uint32_t levels(ClauseRef at) const { return words_[at + 1] >> 1U; }
  void use(ClauseRef at, std::uint32_t levels) { words_[at + 1] = levels << 1U | 1U; }
  std::size_t words() const { return words_.size(); }

  // Removes the worse 70 % of the clauses, except those for which `needed` is true, and moves the others. Afterwards
  // `moved` tells where a clause is now, until `finish` is called.
  void reduce(const std::vector<bool>& needed);
  ClauseRef moved(ClauseRef old) const { return old_[old]; }
  void finish() { old_.clear(); }

 private:
  static constexpr std::size_t head = 2;
  static constexpr std::uint32_t good = 2, fair = 6;                // levels
  static constexpr std::size_t many_words = std::size_t{1} << 24U;  // with so many, good clauses do not stay either

  bool stays(ClauseRef at) const;

  std::vector<std::uint32_t> words_, old_;
};

}  // namespace shudu::variant::learn
