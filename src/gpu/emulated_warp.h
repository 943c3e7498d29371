// EmulatedWarp: 32 lanes on the processor, for search.h. It runs the lanes one after another wherever the card runs them
// together, so the tests can check the code of the card without a card.
#pragma once

#include <array>
#include <memory>

#include "gpu/search.h"

namespace shudu::gpu {

// The alternatives of one lane. Tests use few levels.
class EmulatedStack {
 public:
  explicit EmulatedStack(Word levels) : levels_(levels), nodes_(new Node[levels]) {}
  Word size() const { return levels_; }
  // A function that stores word i of the node at this level.
  auto at(Word level) const {
    return [this, level](int i, Word word) { nodes_[level].word[i] = word; };
  }
  void get(Word level, Node& node) const { node = nodes_[level]; }

 private:
  Word levels_;
  std::unique_ptr<Node[]> nodes_;
};

class EmulatedWarp {
 public:
  // `queue`: the next puzzle, shared by all warps.
  EmulatedWarp(Word& queue, Word levels) : queue_(queue) {
    for (auto& stack : stacks_) stack = std::make_unique<EmulatedStack>(levels);
  }

  template <class F>
  void each(const F& f) {
    for (here_ = 0; here_ < 32; ++here_) f(lanes_[here_], *stacks_[here_]);
  }
  template <class F>
  Word ballot(const F& f) const {
    Word mask = 0;
    for (int l = 0; l < 32; ++l) mask |= f(lanes_[l]) ? Word{1} << l : 0;
    return mask;
  }
  Word draw(int n) {
    const Word first = queue_;
    queue_ += static_cast<Word>(n);
    return first;
  }
  Word rank(Word mask) const { return static_cast<Word>(size_of(mask & ((Word{1} << here_) - 1))); }

  Work total() const {
    Work sum;
    for (const Lane& lane : lanes_) {
      sum.guesses += lane.total.guesses;
      sum.alternatives += lane.total.alternatives;
      sum.backtracks += lane.total.backtracks;
    }
    return sum;
  }

 private:
  Word& queue_;
  int here_ = 0;
  std::array<Lane, 32> lanes_{};
  std::array<std::unique_ptr<EmulatedStack>, 32> stacks_;
};

}  // namespace shudu::gpu
