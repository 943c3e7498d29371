// Net: everything that follows from one assumption, in the order in which it is found, with reasons.
//
// New "on" statements are always processed before the next "off" statement. Both queues are first in, first out. The
// first reason found for a statement is kept. The first contradiction ends the net. Statements found before it stay.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/explainer/chaining/board.h"
#include "logic/explainer/chaining/finding.h"
#include "logic/explainer/chaining/nets/news.h"

namespace shudu::logic::explainer::chaining {

struct NetNode {
  Literal literal;
  Cause cause;
  std::uint16_t parents;
  std::uint16_t parent;  // if there is only one
  std::uint32_t first;   // otherwise their index in the net's list
  std::int32_t nested;   // as in ChainNode
};

enum class NetMode : std::uint8_t {
  plain,    // candidates that are off stay on the board, so strong links are those of the initial board
  nishio,   // like dynamic, but for one digit only
  dynamic,  // candidates that are off leave the board and become parents of the last candidate that remains
};

class AdvancedRules;

class Net {
 public:
  // Follows an assumption until nothing new follows.
  void start(const ChainBoard& before, Literal assumption, NetMode mode);
  // Continues where start() or a lower level ended. Precondition: the mode is dynamic.
  void advance(const ChainBoard& before, AdvancedRules& rules);

  using Literals = std::array<std::uint64_t, (literal_count + 63) / 64>;  // a bit for each

  bool has(Literal literal) const { return (known_[literal / 64] >> (literal % 64) & 1) != 0; }
  int at(Literal literal) const { return has(literal) ? at_[literal] : -1; }  // node index, -1 if it does not follow
  const Literals& known() const { return known_; }                            // all statements with has()
  // The statements found, in order. The statement that contradicts another one is not included.
  std::span<const NetNode> found() const { return {nodes_.data(), found_}; }
  const NetNode& node(int at) const { return nodes_[static_cast<std::size_t>(at)]; }
  std::span<const std::uint16_t> parents_of(const NetNode& node) const {
    return {node.parents == 1 ? &node.parent : parents_.data() + node.first, node.parents};
  }
  bool is_absurd() const { return absurd_on_ >= 0; }
  int absurd_on() const { return absurd_on_; }        // the same candidate on
  int absurd_off() const { return absurd_off_; }      // and off
  const ChainBoard& board() const { return board_; }  // the remaining candidates, in dynamic mode
  int level() const { return level_; }

  // The number of statements that lead to `at`, itself included, counted up to `most` + 1. The numbers of the nested
  // findings among their reasons are added to `nested`.
  int ancestors(int at, int most, std::vector<std::int32_t>* nested) const;
  // Copies the chain that leads to `at`.
  ChainFinding::Span copy(int at, Record& record) const;

  // For the rules: marks a candidate as off because the candidates `because` are off.
  bool add_off(Id id, std::span<const Id> because, std::int32_t nested);
  News& news() { return news_; }

 private:
  enum : unsigned { known_off = 1, known_on = 2 };
  unsigned known(Id id) const { return static_cast<unsigned>(known_[id / 32] >> (id % 32 * 2)) & 3; }
  int add(Literal literal, Cause cause, int parent);
  void know(Literal literal, int at) {
    at_[literal] = static_cast<std::int16_t>(at);
    known_[literal / 64] |= std::uint64_t{1} << (literal % 64);
    ++found_;
  }
  bool run(const ChainBoard& before);
  bool follow_on(int at);
  bool follow_off(int at, const ChainBoard& before);
  bool make_on(Id id, int parent, int house, const ChainBoard& before);
  void add_parents(NetNode& node, int house, const ChainBoard& before);

  NetMode mode_ = NetMode::plain;
  Literals known_;
  std::array<std::int16_t, literal_count> at_;    // index of each known statement
  std::array<NetNode, literal_count + 1> nodes_;  // one more for the statement that contradicts
  std::size_t made_ = 0;
  std::vector<std::uint16_t> parents_;
  // First in, first out.
  struct Queue {
    std::array<std::uint16_t, candidate_count> items;
    std::size_t first = 0, last = 0;
    bool empty() const { return first == last; }
    void push(int at) { items[last++] = static_cast<std::uint16_t>(at); }
    int pop() { return items[first++]; }
  };
  Queue pending_on_, pending_off_;
  std::size_t found_ = 0;
  int absurd_on_ = -1, absurd_off_ = -1;
  int level_ = 0;
  ChainBoard board_;
  News news_;
};

// Further rules, tried when nothing follows from singles. See rules.h.
class AdvancedRules {
 public:
  virtual ~AdvancedRules() = default;
  // Adds the conclusions of the first rule that has any. False if no rule has any.
  virtual bool apply(Net& net, const ChainBoard& before) = 0;
  virtual int level() const = 0;
};

}  // namespace shudu::logic::explainer::chaining
