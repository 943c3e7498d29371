// Distance: the length of the shortest chain without branches from a candidate to its opposite, or back to itself.
//
// This is the breadth-first walk of chaining_cycles.cpp with whole layers as bit sets. It finds lengths but no paths.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/explainer/chaining_reach.h"

namespace shudu::logic::explainer::chaining {

enum class Variant : std::uint8_t { x, y, xy };  // links of one digit, of cells with two candidates, or both

inline std::span<const Strong> strong_links(const Links& links, Id id, Variant variant) {
  switch (variant) {
    case Variant::x: return links.in_houses(id);
    case Variant::y: return links.in_cell(id);
    case Variant::xy: break;
  }
  return links.of(id);
}

class Distance {
 public:
  void look_at(const ChainBoard& board, const Links& links, const Reach& reach, Variant variant);

  // The number of steps from on to on until the source is off. The result is more than `most` if there is no chain that
  // short.
  int to_off(Id source, int most);
  // The same from the source off until it is on. The first candidate that is on is one step away.
  int to_on(Id source, int most);
  // The number of steps from a candidate on to each other one, by their numbers in Reach; `none` if there is no way.
  // The candidate itself is as far away as its shortest cycle.
  static constexpr std::uint16_t none = 0x3fff;
  std::span<const std::uint16_t> from(int number);

  Variant variant() const { return variant_; }

 private:
  using Word = std::uint64_t;

  void begin();
  void insert(std::vector<Word>& set, int i) { set[static_cast<std::size_t>(i) / 64] |= Word{1} << (i % 64); }
  void add_first_steps(Id source);
  bool go_on();   // goes from layer_ to the next layer; false if it is empty
  void gather();  // sets next_ to everything one step away from layer_

  const ChainBoard* board_ = nullptr;
  const Links* links_ = nullptr;
  const Reach* reach_ = nullptr;
  Variant variant_ = Variant::x;
  std::size_t words_ = 0;
  std::vector<Word> rows_;
  std::vector<Word> layer_, next_, seen_, aim_;
  std::vector<std::uint16_t> from_;  // a row for each candidate
  std::vector<bool> is_known_;
};

}  // namespace shudu::logic::explainer::chaining
