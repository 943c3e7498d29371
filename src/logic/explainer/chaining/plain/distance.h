// Distance: the length of the shortest chain without branches from a candidate to its opposite, or back to itself.
//
// This is the breadth-first walk of cycles.cpp with whole layers as bit sets. It finds lengths but no paths.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/explainer/chaining/plain/reach.h"

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
  // `useful` has the candidates with strong links of this variant.
  void look_at(const Links& links, const Reach& reach, const ChainBoard& useful, Variant variant);

  // The number of steps from on to on until the source is off. The result is more than `most` if there is no chain that
  // short.
  int to_off(Id source, int most);
  // The same from the source off until it is on. The first candidate that is on is one step away.
  int to_on(Id source, int most);
  // The number of steps from a candidate on to each other one, by their numbers in Reach; `none` if there is no way.
  // The candidate itself is as far away as its shortest cycle. Ways of more than `most` steps are left out.
  static constexpr std::uint16_t none = 0x3fff;
  std::span<const std::uint16_t> from(int number);
  void set_most(int most) { most_ = most; }  // before the first call of from()

  Variant variant() const { return variant_; }

 private:
  using Word = std::uint64_t;

  void begin(Id source);
  using Set = std::array<Word, (candidate_count + 63) / 64>;  // the first words_ words count
  void insert(Set& set, int i) { set[static_cast<std::size_t>(i) / 64] |= Word{1} << (i % 64); }
  void stay_within(Set& set) const {
    if (within_ == nullptr) return;
    for (std::size_t i = 0; i < words_; ++i) set[i] &= (*within_)[i];
  }
  void add_first_steps(Id source);
  bool go_on();   // goes from layer_ to the next layer; false if it is empty
  void gather();  // sets next_ to everything one step away from layer_
  template <class Count>
  void sum_rows(Count words);  // the same for words_ words, without the limits of within_

  const Links* links_ = nullptr;
  const Reach* reach_ = nullptr;
  const ChainBoard* useful_ = nullptr;
  Variant variant_ = Variant::x;
  std::size_t words_ = 0;
  const Word* row(int number);
  const Word* rows_ = nullptr;  // what is one step away from each
  // A step of an X-chain is a step to another candidate of the same digit.
  std::array<Set, 9> of_digit_;
  const Set* within_ = nullptr;
  std::vector<Word> own_rows_;  // for Y-chains, computed on first use
  std::vector<bool> has_row_;
  int most_ = none;
  Set layer_, next_, seen_, aim_;
  std::vector<std::uint16_t> from_;  // a row for each candidate
  std::vector<bool> is_known_;
};

}  // namespace shudu::logic::explainer::chaining
