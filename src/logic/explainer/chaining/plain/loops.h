// UsefulCycles: which candidates lie on a cycle that removes something, and how long the shortest is at least.
//
// A cycle removes a candidate that sees two candidates of its digit on the cycle: one that is on (a), one that is off
// (b). So a cycle is at least as long as the way from a on to b off and back. Most candidates lie on no such cycle, and
// need no walk.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/explainer/chaining/plain/distance.h"
#include "logic/explainer/chaining/plain/reach.h"

namespace shudu::logic::explainer::chaining {

class UsefulCycles {
 public:
  // `distance` has looked at the same board. Cycles of more than `most` steps from on to on are left out.
  void find(const ChainBoard& board, const Links& links, const Reach& reach, Distance& distance, int most);

  bool any() const { return !middles_.empty(); }
  // Whether such a cycle with at most `most` steps may lead through the candidate.
  bool may_pass(Id id, int most);

 private:
  struct Middle {
    int number;    // of a candidate `a`
    int shortest;  // the length of the cycle through a and b
  };
  int loop_length(Id a, Id b, int most);

  const Links* links_ = nullptr;
  const Reach* reach_ = nullptr;
  Distance* distance_ = nullptr;
  std::vector<Middle> middles_;
};

}  // namespace shudu::logic::explainer::chaining
