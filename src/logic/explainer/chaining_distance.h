// Distance: how soon a chain without branches leads from a candidate to its opposite, or back to itself.
//
// The same breadth-first walk as in chaining_cycles.cpp, but with whole layers as bits: it knows lengths, not ways.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/explainer/chaining_links.h"

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

  // Steps from on to on before the source is off; more than `most`: none that short.
  int to_off(Id source, int most);
  // The same from the source off before it is on, the first on being one step away.
  int to_on(Id source, int most);
  // The same from the source on before it comes back to itself, at least one.
  int to_itself(Id source, int most);

 private:
  using Word = std::uint64_t;

  void begin();
  void insert(std::vector<Word>& set, int i) { set[static_cast<std::size_t>(i) / 64] |= Word{1} << (i % 64); }
  void add_first_steps(Id source);
  bool go_on();   // from layer_ to the next; false when there is none
  void gather();  // next_: what is one step from layer_

  const ChainBoard* board_ = nullptr;
  const Links* links_ = nullptr;
  const Reach* reach_ = nullptr;
  Variant variant_ = Variant::x;
  std::size_t words_ = 0;
  std::vector<Word> rows_;
  std::vector<Word> layer_, next_, seen_, aim_;
};

}  // namespace shudu::logic::explainer::chaining
