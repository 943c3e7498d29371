// Analysis: what a conflict teaches. The clause begins as the literals of the conflict. The last ones to become false are
// replaced by their reasons until one literal of the last level remains (the first unique implication point). Then the
// literals of each earlier level are replaced by one if that is possible without others, and literals that follow from the
// rest are left out.
#pragma once

#include <cstdint>
#include <vector>

#include "variant/learn/order.h"
#include "variant/learn/state.h"

namespace shudu::variant::learn {

class Analysis {
 public:
  Analysis(State& state, Order& order);

  // Precondition: the state has a conflict, and its depth is at least 1.
  void analyse();
  // The first literal follows from the others at the level `back`, which is that of the second literal.
  const std::vector<Literal>& clause() const { return clause_; }
  std::uint32_t levels() const { return clause_levels_; }
  std::size_t back() const { return back_; }

 private:
  enum Mark : std::uint8_t { unseen, in_clause, implied };

  void resolve();
  void meet(Literal literal);
  void use(Reason reason);
  void shorten();
  bool join_level(std::size_t begin, std::size_t end);
  bool follows(Literal literal);
  bool follows_or_is_in(Literal literal);
  void keep_unless_it_follows(Literal literal);
  std::uint32_t count_levels(std::span<const Literal> literals);
  void order_watches();

  State& state_;
  Order& order_;
  std::vector<Literal> clause_, shorter_;
  std::uint32_t clause_levels_ = 0;
  std::size_t back_ = 0;
  std::size_t open_ = 0;           // literals of the last level to be replaced
  std::vector<Mark> marks_;        // by variable
  std::vector<Variable> marked_;   // those with a mark
  std::vector<bool> joined_;       // by variable: met by join_level
  std::vector<Variable> joining_;  // those of them
  std::vector<Literal> to_explain_;
  std::vector<std::uint64_t> stamps_;  // by level
  std::uint64_t stamp_ = 0;
};

}  // namespace shudu::variant::learn
