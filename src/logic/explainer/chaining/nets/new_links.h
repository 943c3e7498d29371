// NewLinks: whether a strong link that arose in a net completes a chain without branches.
//
// A net has already drawn every conclusion that such chains of the first board allow from its assumption. So a chain of
// the first board that joins two candidates still open leads only through open candidates, and remains valid. The
// chains of the net's board are those chains, joined by new links (u off, so v on). Two new links follow one another
// if v of the first turns u of the second off on the first board. A candidate refutes itself if it turns off the u of
// one link and the v of a link that follows it.
//
// This takes less time than Reach, and four nets of five have no such candidate.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "logic/explainer/chaining/nets/net.h"
#include "logic/explainer/chaining/plain/plain_chains.h"

namespace shudu::logic::explainer::chaining {

class NewLinks {
 public:
  // Whether some candidate may refute itself on the board of the net, by a chain with a link that `before` does not
  // have. Also true if a candidate refutes itself on `before`.
  bool may_refute(const Net& net, const ChainBoard& before);

 private:
  using Word = std::uint64_t;
  static constexpr int most = 64;  // more links are not compared

  bool collect(const ChainBoard& before, const ChainBoard& now);
  bool add(Id a, Id b);
  void find_followers();
  void find_open(const Net& net);
  bool join(int first);

  PlainChains base_;
  const Reach* reach_ = nullptr;
  int size_ = 0;
  std::array<Id, most> from_, to_;    // of a link: from off, to on
  std::array<Word, most> followers_;  // bit i: link i follows, after any number of others, or is the same
  std::vector<Word> open_, joined_;   // candidates by their numbers in Reach
};

}  // namespace shudu::logic::explainer::chaining
